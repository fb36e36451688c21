import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { FindContent } from '../../worker/contract/page.ts'
import { createFind, type Find } from '../find/findState.ts'
import { ServicesContext } from '../services.ts'
import { Alerts } from '../shell/Alerts.tsx'
import { createAlerts } from '../shell/alerts.ts'
import { AlertsContext } from '../shell/alertsContext.ts'

/** Draws a part of the main view as the site does, at `path`, from what the Worker would have brought along. */
export function renderFind(
  children: ReactNode,
  {
    path = '/?lat=42.36&lng=-71.06',
    content = {},
  }: { path?: string; content?: Partial<FindContent> } = {},
): { find: Find; path: () => string } {
  const url = new URL(path, 'https://sprig.test')
  const full: FindContent = {
    page: 'find',
    city: null,
    centre: { lat: 42.36, lng: -71.06 },
    distanceKm: 10,
    answer: null,
    unknownPlace: null,
    ...content,
  }
  const find = createFind(url, full)
  const input = {
    url: path,
    content: full,
    now: '2026-11-21T12:00:00.000Z',
    mapsKey: '',
    turnstileSiteKey: '',
  }
  const { hook, searchHook, history } = memoryLocation({ path, record: true })
  render(
    <ServicesContext value={{ input, find, loadMap: null }}>
      <AlertsContext value={createAlerts()}>
        <Router hook={hook} searchHook={searchHook}>
          {children}
          <Alerts />
        </Router>
      </AlertsContext>
    </ServicesContext>,
  )
  return { find, path: () => history.at(-1) ?? '' }
}

/** An answer of a search as the Worker brings it. */
export function answerOf(
  restaurants: NonNullable<FindContent['answer']>['restaurants'],
  total?: number,
) {
  return { restaurants, total: total ?? restaurants.length, approximate: false, unconfirmed: 0 }
}
