export type CsvValue = string | number | boolean | null | undefined

/** What a spreadsheet takes for the start of a formula; some fold the full-width ones to the plain ones. */
const FORMULA = /^[\s\p{C}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/u
/** Where a spreadsheet may begin another cell, whatever the quotes say: in many countries the list separator is `;`. */
const CELL_ENDS = /([;\t\r\n])/

/**
 * A field of a CSV file (RFC 4180), always in quotes. Strangers write these texts, so what would be a formula gets an
 * apostrophe before it, also behind what another program takes for the end of a cell.
 */
export function csvField(value: CsvValue): string {
  if (typeof value !== 'string') return `"${value ?? ''}"`
  const parts = value.split(CELL_ENDS)
  const plain = parts.map((part) => (FORMULA.test(part) ? `'${part}` : part)).join('')
  const safe = /^[\t\r]/.test(plain) ? `'${plain}` : plain
  return `"${safe.replaceAll('"', '""')}"`
}

/** A line of such fields. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}
