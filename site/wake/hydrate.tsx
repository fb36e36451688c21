import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageProps } from '../../worker/contract/page/page.ts'
import { startUnits } from '../device/units/units.ts'
import { pageInput } from '../pageInput.ts'
import { beginDocument } from './beginDocument.ts'
import { IslandRoot } from './IslandRoot.tsx'

/** An error that a boundary caught. This is rare, so the code that reports it is fetched only then. */
const onCaughtError = (error: unknown) => {
  import('../api/log.ts').then(
    ({ reportError }) => reportError(error),
    () => undefined,
  )
}
let hasUnits = false

/**
 * Hydrates an island; resolves when its effects have run. `onTaken` is called with the island in the commit in which React takes
 * over.
 */
export async function hydrate(
  island: Element,
  component: ComponentType<PageProps>,
  props: object,
  onTaken: (island: Element) => void = () => {},
): Promise<void> {
  const input = pageInput()
  if (input === null) throw new Error('The document carries no page input')
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
    // A transition renders in small steps, so that input or the map can use the thread in between.
    startTransition(() => {
      hydrateRoot(island, root, { identifierPrefix: `${island.id}-`, onCaughtError })
    })
  })
}
