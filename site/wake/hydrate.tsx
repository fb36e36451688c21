import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageProps } from '../../worker/contract/page/page.ts'
import { startUnits } from '../device/units.ts'
import { pageInput } from '../pageInput.ts'
import { beginDocument } from './beginDocument.ts'
import { IslandRoot } from './IslandRoot.tsx'

/** What a boundary caught: seldom anything, so that what tells it is fetched then. */
const onCaughtError = (error: unknown) => {
  import('../api/log.ts').then(
    ({ tellError }) => tellError(error),
    () => undefined,
  )
}
let hasUnits = false

/**
 * Brings an island to life; ends when it hears what happens to it. `onTaken` is called with it in the step in which React takes
 * over.
 */
export async function hydrate(
  island: Element,
  component: ComponentType<PageProps>,
  props: object,
  onTaken: (island: Element) => void = () => {},
): Promise<void> {
  const input = pageInput()
  if (input === null) throw new Error('The document says nothing of its page')
  beginDocument()
  if (!hasUnits) startUnits()
  hasUnits = true
  const around = island.hasAttribute('guarded')
    ? (await import('./GuardedRoot.tsx')).GuardedRoot
    : null
  await new Promise<void>((onAwake) => {
    const root = (
      <IslandRoot
        of={component}
        {...{ props, input, around, onAwake }}
        onTaken={() => onTaken(island)}
      />
    )
    // In small steps: a hand or the map may want the thread meanwhile.
    startTransition(() => {
      hydrateRoot(island, root, { identifierPrefix: `${island.id}-`, onCaughtError })
    })
  })
}
