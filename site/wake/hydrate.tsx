import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageProps } from '../../worker/contract/page/page.ts'
import { tellErrors } from '../api/log.ts'
import { startUnits } from '../device/units.ts'
import { pageInput } from '../pageInput.ts'
import { beginDocument } from './beginDocument.ts'
import { fillInAgain } from './fillInAgain.ts'
import { IslandRoot } from './IslandRoot.tsx'

const tellError = tellErrors()
let hasUnits = false

/** Brings an island to life; ends when it hears what happens to it. */
export async function hydrate(
  island: Element,
  component: ComponentType<PageProps>,
  props: object,
): Promise<void> {
  const input = pageInput()
  if (input === null) throw new Error('The document says nothing of its page')
  beginDocument()
  if (!hasUnits) startUnits()
  hasUnits = true
  await new Promise<void>((onAwake) => {
    hydrateRoot(
      island,
      <IslandRoot
        of={component}
        {...{ props, input, onAwake }}
        onTaken={() => fillInAgain(island)}
        isGuarded={island.hasAttribute('guarded')}
      />,
      { identifierPrefix: `${island.id}-`, onCaughtError: tellError },
    )
  })
}
