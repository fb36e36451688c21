import { subscribe } from 'valtio/vanilla'
import { auth } from '../account/auth.ts'
import { readStored } from '../device/storage.ts'
import { UNITS_KEY } from '../device/unitsKey.ts'
import { pageInput } from '../pageInput.ts'
import { alerts } from '../shell/alerts.ts'
import { beginDocument } from '../wake/beginDocument.ts'
import type { fetchScripts, loadScript } from '../wake/loadScript.ts'
import { findOf } from './findOf.ts'
import { beginFind } from './followFind.ts'
import { wakeIsland } from './wakeIsland.ts'

/** What the main view does as soon as it is there, and without React: its islands sleep until they are needed. */
export function begin(
  _showAlerts: () => void,
  _load: typeof loadScript,
  fetch: typeof fetchScripts,
): void {
  const input = pageInput()
  if (input === null) return
  beginDocument()
  // What a search has to say is said while every island sleeps.
  subscribe(alerts, () => wakeIsland('Alerts'))
  const find = findOf(input)
  beginFind(find)
  // Piece by piece the map would cost a phone five ways to the server.
  if (find.kept.isMapAwaited && find.state.centre && input.map.googleKey === '') {
    fetch('hydrate', 'FindMap', 'map')
  }
  // The Worker has drawn the list for visitors, and in miles.
  if (auth.token !== null || readStored(UNITS_KEY) === 'km') wakeIsland('FindList')
}
