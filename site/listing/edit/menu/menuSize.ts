import { MAX_MENU_BYTES } from '../../../../worker/contract/limits.ts'

const encoder = new TextEncoder()

/** Bytes in UTF-8, as the server counts them. */
export function menuBytes(text: string): number {
  return encoder.encode(text).length
}

/** "1.2 of 32 KiB". */
export function sizeWords(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} of ${MAX_MENU_BYTES / 1024} KiB`
}
