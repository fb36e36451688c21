import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { PageInput } from '../../worker/contract/page/page.ts'
import { createFind, type Find } from '../find/findState.ts'
import { FindContext } from '../find/useFind.ts'
import { type Services, ServicesContext } from '../services.ts'
import { Alerts } from '../shell/Alerts.tsx'

export interface Visit {
  services: Services
  find: Find
}

/** A visit at `url`, as the App makes it. */
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
  return { services, find }
}

/** What every part of the site finds above it. */
export function InVisit({ visit, children }: { visit: Visit; children: ReactNode }) {
  return (
    <ServicesContext value={visit.services}>
      <FindContext value={visit.find}>{children}</FindContext>
    </ServicesContext>
  )
}

/** Draws a part of the site as a person meets it at `url`, with alerts below it. */
export function renderVisit(
  children: ReactNode,
  url = '/',
  visit: Visit = makeVisit(url),
): { find: Find; path: () => string; container: HTMLElement } {
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
    find: visit.find,
    path: () => history.at(-1) ?? '',
    container,
  }
}
