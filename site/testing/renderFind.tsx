import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { FindContent } from '../../worker/contract/page/page.ts'
import { createFind, type Find } from '../find/findState.ts'
import { FindContext } from '../find/useFind.ts'
import { Alerts } from '../shell/Alerts.tsx'

/** The main view's store at `path`, with content as from the Worker. */
export function makeFind(path: string, content: Partial<FindContent> = {}): Find {
  const full: FindContent = {
    page: 'find',
    city: null,
    centre: { lat: 42.36, lng: -71.06 },
    distanceKm: 10,
    answer: null,
    unknownPlace: null,
    ...content,
  }
  return createFind(new URL(path, 'https://sprig.test'), full)
}

/** Renders a part of the main view as the site does. */
export function renderFind(
  children: ReactNode,
  {
    path = '/?lat=42.36&lng=-71.06',
    content = {},
  }: { path?: string; content?: Partial<FindContent> } = {},
): { find: Find; path: () => string } {
  const find = makeFind(path, content)
  const { hook, searchHook, history } = memoryLocation({ path, record: true })
  render(
    <FindContext value={find}>
      <Router hook={hook} searchHook={searchHook}>
        {children}
        <Alerts />
      </Router>
    </FindContext>,
  )
  return { find, path: () => history.at(-1) ?? '' }
}

/** A search's answer as the Worker provides it. */
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
