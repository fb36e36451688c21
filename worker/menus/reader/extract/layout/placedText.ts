import { takePrice } from '../lines/prices/price.ts'

/** A line of text, or a part of one, where it stands on a sheet: `y` is its top; all in one unit, growing right and down. */
export interface PlacedText {
  text: string
  x0: number
  x1: number
  y: number
  height: number
  /** What the sheet's font says; left out for photos. */
  isBold?: boolean
}

/** Whether a text is a price and nothing else, dots leading to it left out. */
export function isPrice(text: string): boolean {
  if (text.length >= 30 || !/\d/.test(text)) return false
  return takePrice(text.trim().replace(/^[.\s…_]+/, ''))?.text === ''
}
