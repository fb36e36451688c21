import { MAX_MENU_BYTES } from '../../../worker/contract/limits.ts'

const MAX_CONTAINERS = 8
/** Real menus quote a line or two. The parser's time grows with the square of the quoted lines. */
const MAX_QUOTED_LINES = 40

/** A line's leading quote and list marks: the first few, then all that follow. */
const CONTAINERS = new RegExp(
  `^((?:[ \\t]*(?:>|[-+*]|\\d{1,9}[.)])){${MAX_CONTAINERS}})[\\s>*+\\-\\d.)]+`,
)
const QUOTE = /^([\s\-+*\d.)]*)>/

/**
 * Removes what makes the parser slow: deep nesting of lists and endless quotes become plain text. Ordinary menus stay unchanged.
 */
export function tameMarkdown(markdown: string): string {
  let quoted = 0
  return markdown
    .slice(0, MAX_MENU_BYTES)
    .split(/\r\n?|\n/)
    .map((line) => {
      if (QUOTE.test(line)) quoted += 1
      const shallow = line.replace(CONTAINERS, '$1 ')
      return quoted > MAX_QUOTED_LINES ? shallow.replace(QUOTE, '$1\\>') : shallow
    })
    .join('\n')
}
