import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { FindContent } from '../../worker/contract/page/page.ts'
import { createFind, type Find } from '../find/findState.ts'
import { FindContext } from '../find/useFind.ts'
import { type LoadMap, LoadMapContext } from '../map/loadMap.ts'
import { type Services, ServicesContext } from '../services.ts'
import { Alerts } from '../shell/Alerts.tsx'

/** What a visit starts with at `path`, from what the Worker would have brought along. */
export function makeServices(
  path: string,
  content: Partial<FindContent> = {},
): Services & { find: Find } {
  const full: FindContent = {
    page: 'find',
    city: null,
    centre: { lat: 42.36, lng: -71.06 },
    distanceKm: 10,
    answer: null,
    unknownPlace: null,
    ...content,
  }
  const input = {
    url: path,
    content: full,
    now: '2026-11-21T12:00:00.000Z',
    mapsKey: '',
    turnstileSiteKey: '',
  }
  const find = createFind(new URL(path, 'https://sprig.test'), full)
  return { input, find, whereabouts: find.state }
}

/** Draws a part of the main view as the site does. */
export function renderFind(
  children: ReactNode,
  {
    path = '/?lat=42.36&lng=-71.06',
    content = {},
    loadMap = null,
  }: {
    path?: string
    content?: Partial<FindContent>
    loadMap?: LoadMap | null
  } = {},
): { find: Find; path: () => string } {
  const services = makeServices(path, content)
  const { hook, searchHook, history } = memoryLocation({ path, record: true })
  render(
    <ServicesContext value={services}>
      <FindContext value={services.find}>
        <LoadMapContext value={loadMap}>
          <Router hook={hook} searchHook={searchHook}>
            {children}
            <Alerts />
          </Router>
        </LoadMapContext>
      </FindContext>
    </ServicesContext>,
  )
  return { find: services.find, path: () => history.at(-1) ?? '' }
}

/** An answer of a search as the Worker brings it. */
export function answerOf(
  restaurants: NonNullable<FindContent['answer']>['restaurants'],
  total?: number,
) {
  return {
    restaurants,
    total: total ?? restaurants.length,
    approximate: false,
    unconfirmed: 0,
    unconfirmedApproximate: false,
  }
}
