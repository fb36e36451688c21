import { auth } from '../account/auth.ts'
import { readStored } from '../device/storage.ts'
import { UNITS_KEY } from '../device/units/unitsKey.ts'
import { pageInput } from '../pageInput.ts'
import { beginDocument } from '../wake/beginDocument.ts'
import { wakeIsland } from '../wake/wakeIsland.ts'
import { findOf } from './findOf.ts'
import { beginFind } from './followFind.ts'

/** What the main view does at once and without React, since its islands sleep until they are needed. */
export function begin(): void {
  const input = pageInput()
  if (input === null) return
  beginDocument()
  beginFind(findOf(input))
  // The Worker has drawn the list for signed-out visitors and in miles.
  if (auth.token !== null || readStored(UNITS_KEY) === 'km') wakeIsland('FindList')
}
