import { addAlert } from '../shell/alerts.ts'
import { notLoaded } from './connectionProblem.ts'
import type { Find } from './findState.ts'

/** Uses a script that is loaded on demand. If it does not load, calls `onLost`, which shows an error by default. */
export async function withScript<Script>(
  script: Promise<Script>,
  run: (script: Script) => void,
  onLost: () => void = () => addAlert({ kind: 'error', text: notLoaded() }),
): Promise<void> {
  const fetched = await script.catch(() => null)
  if (fetched) run(fetched)
  else onLost()
}

type Searching = typeof import('./searching.ts')

/** The Worker has run the first search, so the code that searches is fetched with the next one. */
export function searchOnDemand(
  kind: 'search' | 'searchAsAsked' | 'searchUnconfirmed' | 'searchUnfiltered' | 'searchUnsaid',
  find: Find,
): void {
  void withScript<Searching>(import('./searching.ts'), (searching) => void searching[kind](find))
}
