import { hasBoundedMaps } from './characterMaps.ts'
import { namesUnseen, savesTooOften, unescaped } from './content.ts'
import { isQuicklyDrawn } from './drawing.ts'
import { Effort, TooMuchEffort } from './effort.ts'
import { readObjects } from './objects.ts'
import { readParts } from './parts.ts'

/**
 * Whether the parser can hold an unpacked PDF and read it within seconds. The parser has no limits of its own: 2 MiB may become
 * 2 GB, and 1 KB may make it draw a thousand drawings or name millions of letters. A file that we cannot examine counts as too
 * large.
 */
export function isBoundedPdf(bytes: Uint8Array, effort = new Effort()): boolean {
  try {
    return isBounded(bytes, effort)
  } catch (error) {
    if (error instanceof TooMuchEffort) return false
    throw error
  }
}

function isBounded(bytes: Uint8Array, effort: Effort): boolean {
  const text = new TextDecoder('latin1').decode(bytes)
  if (namesUnseen(text) || savesTooOften(text)) return false
  const parts = readParts(bytes, effort)
  if (parts === null) return false
  const objects = readObjects(unescaped(text), parts, effort)
  return (
    objects !== null && hasBoundedMaps(parts, objects) && isQuicklyDrawn(parts, objects, effort)
  )
}
