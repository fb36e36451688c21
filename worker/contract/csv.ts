export type CsvValue = string | number | boolean | null | undefined

/** The start of a formula in a spreadsheet; some programs also accept full-width signs. */
const FORMULA = /^[\s\p{C}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/u
/** Characters after which a spreadsheet may begin another cell despite the quotes; in many countries `;` separates. */
const CELL_ENDS = /([;\t\r\n])/

/**
 * A field of a CSV file (RFC 4180), always quoted. Since anybody may write these texts, it puts an apostrophe before anything that
 * a spreadsheet would read as a formula, also after a possible end of a cell.
 */
export function csvField(value: CsvValue): string {
  if (typeof value !== 'string') return `"${value ?? ''}"`
  const parts = value.split(CELL_ENDS)
  const plain = parts.map((part) => (FORMULA.test(part) ? `'${part}` : part)).join('')
  const safe = /^[\t\r]/.test(plain) ? `'${plain}` : plain
  return `"${safe.replaceAll('"', '""')}"`
}

/** A line of CSV fields. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}
