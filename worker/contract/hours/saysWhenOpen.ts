const DAY = '(?:mo|tu|we|th|fr|sa|su|ph)'
const DAYS = `${DAY}(?: ?[-, ] ?${DAY})*:? `
const MINUTE = ':[0-5][0-9]'
const START = `(?:[01]?[0-9]|2[0-4])${MINUTE}`
const END = `(?:[0-3]?[0-9]|4[0-7])${MINUTE}`
const SPAN = String.raw`${START}(?: ?- ?${END}\+?|\+)`
const TIMES = `(?:24/7|${SPAN}(?: ?, ?${SPAN})*|off|closed|unknown)`
const STATE = '(?: (?:open|closed|off|unknown))?'
const COMMENT = '"[^"]*"'
const RULE = `(?:(?:${DAYS})?${TIMES}${STATE}(?: ?${COMMENT})?|${COMMENT})`
/** Rules follow one another after ";" or "||", and after "," where days begin. */
const HOURS = new RegExp(String.raw`^${RULE}(?: ?(?:;|\|\||,(?= ?${DAY})) ?${RULE})*;?$`, 'i')
const SAME_TIME_TWICE = /\b(\d+:\d+) ?- ?\1\b/

/**
 * Whether opening hours in OpenStreetMap's syntax give a week. An estimate without its parser, which is too large to send to a
 * browser: what differs by week says no, like what is no hours.
 */
export function saysWhenOpen(text: string): boolean {
  const plain = text.trim().replace(/\s+/g, ' ')
  return HOURS.test(plain) && !SAME_TIME_TWICE.test(plain)
}
