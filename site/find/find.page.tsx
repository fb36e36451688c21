import './find.css'
import './map/MapPane.css'
import { t } from '../../languages/t.ts'
import type { FindContent, PageInput } from '../../worker/contract/page/page.ts'
import { Island } from '../island/Island.tsx'
import type { Page } from '../page.ts'
import { embed } from './embed/embed.page.tsx'
import { FindList } from './FindList.tsx'
import { FindMap } from './FindMap.tsx'
import { FindPanel } from './FindPanel.tsx'
import { findMeta, findTitle } from './findMeta.ts'
import { findOf } from './findOf.ts'
import { searchedPlace } from './findState.ts'
import { frameAttributes } from './showFrame.ts'
import { StillMap } from './still/StillMap.tsx'

/** One page for both addresses, so that it stays in place when a visitor moves between them. */
export const find: Page = {
  name: 'find',
  paths: ['/', '/cities/:state/:city'],
  cache: 'public',
  loads: 'find',
  begins: 'startFind',
  inFrame: embed,
  describe: ({ city, near = '' }) => findMeta(city, near),
  frame: (input) => frameAttributes(findOf(input).state),
  View: FindView,
}

/** Search, list and map are islands with a common store. `showFrame` updates what is around them. */
function FindView({ input }: { content: FindContent; input: PageInput }) {
  const { state } = findOf(input)
  return (
    <div className="find">
      <div className="find-side">
        <h1 className="find-title">{findTitle(state.city, searchedPlace(state))}</h1>
        <Island of={FindPanel} when="touch" />
        {/* The browser finds out what to offer a visitor without a place. */}
        <Island of={FindList} when={state.centre ? 'changing' : 'now'} />
      </div>
      <section id="map" className="map-pane" aria-label={t('Map of the results')} tabIndex={-1}>
        {/* `startMap` wakes both. */}
        <Island of={StillMap} when="touch" />
        <Island of={FindMap} when="touch" />
      </section>
    </div>
  )
}
