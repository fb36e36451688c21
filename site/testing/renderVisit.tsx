import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { PageInput } from '../../worker/contract/page/page.ts'
import { type Auth, createAuth } from '../account/auth.ts'
import { AuthContext } from '../account/authContext.ts'
import { createFind, type Find } from '../find/findState.ts'
import { FindContext } from '../find/useFind.ts'
import { type Services, ServicesContext } from '../services.ts'
import { Alerts } from '../shell/Alerts.tsx'
import { type Alerts as AlertStore, createAlerts } from '../shell/alerts.ts'
import { AlertsContext } from '../shell/alertsContext.ts'

export interface Visit {
  services: Services
  find: Find
  auth: Auth
  alerts: AlertStore
}

/** A visit at `url`, as the App makes it; nobody knows yet who is signed in. */
export function makeVisit(url = '/', input: Partial<PageInput> = {}): Visit {
  const find = createFind(new URL(url, 'https://sprig.test'), null)
  const services: Services = {
    input: {
      url,
      content: { page: 'about' },
      now: '2026-11-21T12:00:00.000Z',
      mapsKey: '',
      turnstileSiteKey: '',
      ...input,
    },
    whereabouts: find.state,
  }
  return { services, find, auth: createAuth(), alerts: createAlerts() }
}

/** What every part of the site finds above it. */
export function InVisit({ visit, children }: { visit: Visit; children: ReactNode }) {
  return (
    <ServicesContext value={visit.services}>
      <AlertsContext value={visit.alerts}>
        <AuthContext value={visit.auth}>
          <FindContext value={visit.find}>{children}</FindContext>
        </AuthContext>
      </AlertsContext>
    </ServicesContext>
  )
}

/** Draws a part of the site as a person meets it at `url`, with alerts below it. */
export function renderVisit(
  children: ReactNode,
  url = '/',
  visit: Visit = makeVisit(url),
): { auth: Auth; find: Find; path: () => string; container: HTMLElement } {
  const { hook, searchHook, history } = memoryLocation({ path: url, record: true })
  const { container } = render(
    <InVisit visit={visit}>
      <Router hook={hook} searchHook={searchHook}>
        {children}
        <Alerts />
      </Router>
    </InVisit>,
  )
  return {
    auth: visit.auth,
    find: visit.find,
    path: () => history.at(-1) ?? '',
    container,
  }
}
