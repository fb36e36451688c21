import { addAlert } from '../shell/alerts.ts'
import { notLoaded } from './connectionProblem.ts'
import type { Find } from './findState.ts'

/** Loads a script on demand and uses it; shows an error if it does not load. */
export async function withScript<Script>(
  script: Promise<Script>,
  run: (script: Script) => void,
): Promise<void> {
  const fetched = await script.catch(() => null)
  if (fetched) run(fetched)
  else addAlert({ kind: 'error', text: notLoaded() })
}

type Searching = typeof import('./searching.ts')

/** The Worker has run the first search, so the code that searches is fetched with the next one. */
export function searchOnDemand(
  kind: 'search' | 'searchAsAsked' | 'searchUnconfirmed' | 'searchUnfiltered' | 'searchUnsaid',
  find: Find,
): void {
  void withScript<Searching>(import('./searching.ts'), (searching) => void searching[kind](find))
}
