import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type AroundNavHandler, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { PageInput } from '../../worker/contract/page/page.ts'
import { createFind, type Find } from '../find/findState.ts'
import { FindContext } from '../find/useFind.ts'
import { Alerts } from '../shell/Alerts.tsx'
import { PLAIN_MAP } from './plainMap.ts'

/** The Worker's input for a page without data of its own. */
export function makeInput(parts: Partial<PageInput> = {}): PageInput {
  return {
    url: '/',
    page: { name: 'test', paths: [], isGuarded: false },
    content: { page: 'plain' },
    now: '2026-11-21T12:00:00.000Z',
    map: PLAIN_MAP,
    turnstileSiteKey: '',
    ...parts,
  }
}

/** Renders a part of the site at `url`, with alerts below it. `aroundNav` handles its navigation. */
export function renderVisit(
  children: ReactNode,
  url = '/',
  aroundNav?: AroundNavHandler,
): { find: Find; path: () => string; container: HTMLElement } {
  const find = createFind(new URL(url, 'https://sprig.test'), null)
  const { hook, searchHook, history } = memoryLocation({ path: url, record: true })
  const { container } = render(
    <FindContext value={find}>
      <Router hook={hook} searchHook={searchHook} {...(aroundNav ? { aroundNav } : {})}>
        {children}
        <Alerts />
      </Router>
    </FindContext>,
  )
  return { find, path: () => history.at(-1) ?? '', container }
}
