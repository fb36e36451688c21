import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import type { MenuRead } from '../../api/listings.ts'
import type { Draft } from './draft.ts'

/** What was being changed, and the listing it began from: only with both can a stale draft be compared. */
export interface KeptDraft {
  base: Restaurant
  draft: Draft
}

const keyOf = (id: string): string => `edit:${id}`
const menuKeyOf = (id: string): string => `edit-menu:${id}`

export function readDraft(id: string): KeptDraft | null {
  const found: unknown = parse(read(keyOf(id)))
  return isKept(found) && found.base._id === id ? found : null
}

/** Null forgets it. */
export function keepDraft(id: string, kept: KeptDraft | null): void {
  write(keyOf(id), kept === null ? null : JSON.stringify(kept))
}

/** Menu text that was not saved, and the menu it began from. */
export interface KeptMenu {
  base: MenuRead
  text: string
}

/** Null when there is none. */
export function readMenuDraft(id: string): KeptMenu | null {
  const found: unknown = parse(read(menuKeyOf(id)))
  return isKeptMenu(found) ? found : null
}

/** Null forgets it. */
export function keepMenuDraft(id: string, kept: KeptMenu | null): void {
  write(menuKeyOf(id), kept === null ? null : JSON.stringify(kept))
}

function isKeptMenu(found: unknown): found is KeptMenu {
  return (
    typeof found === 'object' &&
    found !== null &&
    'text' in found &&
    typeof found.text === 'string' &&
    'base' in found &&
    typeof found.base === 'object' &&
    found.base !== null &&
    'menu' in found.base &&
    typeof found.base.menu === 'string' &&
    'version' in found.base &&
    typeof found.base.version === 'number'
  )
}

function isKept(found: unknown): found is KeptDraft {
  return (
    typeof found === 'object' &&
    found !== null &&
    'base' in found &&
    typeof found.base === 'object' &&
    'draft' in found &&
    typeof found.draft === 'object' &&
    found.draft !== null &&
    'veganOptions' in found.draft &&
    Array.isArray(found.draft.veganOptions)
  )
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Private windows may refuse storage: the draft then lasts for as long as the page is open.
  }
}
