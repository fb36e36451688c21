import { MAX_MENU_BYTES } from '../../worker/contract/limits.ts'

const MAX_CONTAINERS = 8
/** Marks of one kind in one block. Real menus stay far below; time grows with the square. */
const LIMITED = [
  { mark: /!\[/g, limit: 50 },
  { mark: /\[/g, limit: 500 },
  { mark: /[*_]/g, limit: 1000 },
] as const

/** A line's leading quote and list marks: the first few, then all that follow. */
const CONTAINERS = new RegExp(
  `^((?:[ \\t]*(?:>|[-+*]|\\d{1,9}[.)])){${MAX_CONTAINERS}})[\\s>*+\\-\\d.)]+`,
)

/**
 * Markdown without what makes a parser stumble: 32 KB of '>', '*' or '![' would keep micromark busy for ten seconds and
 * then overflow its stack. Ordinary menus come out as they went in.
 */
export function tameMarkdown(markdown: string): string {
  return markdown
    .slice(0, MAX_MENU_BYTES)
    .replace(/\r\n?/g, '\n')
    .split(/(\n[ \t]*\n)/)
    .map(tameBlock)
    .join('')
}

/** Inline marks never reach across a blank line, so that each block can be judged by itself. */
function tameBlock(block: string): string {
  const shallow = block
    .split('\n')
    .map((line) => line.replace(CONTAINERS, '$1 '))
    .join('\n')
  return LIMITED.reduce((text, { mark, limit }) => {
    const count = text.match(mark)?.length ?? 0
    return count > limit ? text.replace(mark, (found) => found.replace(/.$/, '\\$&')) : text
  }, shallow)
}
