import { addAlert } from '../shell/alerts.ts'
import type { Find } from './findState.ts'
import { checkLine, noLine } from './noLine.ts'

/** Does something with a script that is fetched when it is first needed; says so where it does not come. */
export async function withScript<Script>(
  script: Promise<Script>,
  run: (script: Script) => void,
): Promise<void> {
  const fetched = await script.catch(() => null)
  if (fetched) run(fetched)
  else addAlert({ kind: 'error', text: `${noLine()} ${checkLine()}` })
}

type Searching = typeof import('./searching.ts')

/** The Worker has searched for the first list: what searches is fetched with the first search that follows. */
export function askFor(
  kind: 'search' | 'searchAsAsked' | 'searchUnconfirmed' | 'searchUnfiltered' | 'searchUnsaid',
  find: Find,
): void {
  void withScript<Searching>(import('./searching.ts'), (searching) => void searching[kind](find))
}
