import { decimal, t } from '../../../../languages/t.ts'
import { MAX_MENU_BYTES } from '../../../../worker/contract/limits.ts'

const encoder = new TextEncoder()

/** Bytes in UTF-8, as the server counts them. */
export function menuBytes(text: string): number {
  return encoder.encode(text).length
}

/** "1.2 of 32 KiB". */
export function sizeWords(bytes: number): string {
  return t('{size} of {max} KiB', {
    size: decimal(bytes / 1024, 1),
    max: MAX_MENU_BYTES / 1024,
  })
}
