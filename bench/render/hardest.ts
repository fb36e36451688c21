import { MAX_MENU_BYTES } from '../../worker/contract/limits.ts'

/** Pieces of markdown, and of what people write in it. */
const PIECES = [
  '*',
  '_',
  '**',
  '`',
  '``',
  '[',
  ']',
  '(',
  ')',
  '](',
  '![',
  '[a]',
  '[a](b)',
  '[a]: b\n',
  '<',
  '>',
  '<a ',
  '<a@b.c>',
  '<!--',
  '<?',
  '</',
  '&',
  '&amp;',
  '\\',
  '#',
  '# ',
  '- ',
  '+ ',
  '1. ',
  '> ',
  '---\n',
  '===\n',
  '```\n',
  '~~~\n',
  '|',
  '"',
  ' ',
  '    ',
  '\t',
  '\n',
  '\n\n',
  '\r',
  'a',
  'a ',
  'é',
  '🥕',
  'http://a.b ',
]

/** Repeats a pattern up to a menu's maximum length in bytes. */
function fill(pattern: string): string {
  const bytes = Buffer.byteLength(pattern)
  return pattern.repeat(Math.floor(MAX_MENU_BYTES / bytes))
}

/** Lines, each nested deeper than the previous one. */
function stairs(mark: string): string {
  const lines = Array.from({ length: 250 }, (_, depth) => `${'  '.repeat(depth)}${mark}a`)
  return lines.join('\n').slice(0, MAX_MENU_BYTES)
}

/** Opened many times, then closed as often. */
function pyramid(open: string, close: string): string {
  const count = Math.floor((MAX_MENU_BYTES - 1) / (open.length + close.length))
  return `${open.repeat(count)}a${close.repeat(count)}`
}

export interface HardMenu {
  name: string
  markdown: string
}

/** Menus of 32 KiB that may be slow to parse: every piece and pair of pieces repeated, stairs and pyramids. */
export function* hardestMenus(): Generator<HardMenu> {
  for (const piece of PIECES) yield { name: JSON.stringify(piece), markdown: fill(piece) }
  for (const first of PIECES) {
    for (const second of PIECES) {
      const pair = first + second
      yield { name: JSON.stringify(pair), markdown: fill(pair) }
      yield { name: `${JSON.stringify(pair)}, line by line`, markdown: fill(`${pair}a\n`) }
    }
  }
  for (const mark of ['- ', '1. ', '> ', '- > ']) {
    yield { name: `stairs of ${JSON.stringify(mark)}`, markdown: stairs(mark) }
  }
  const closed = [
    ['*', '*'],
    ['**', '**'],
    ['*_', '_*'],
    ['**_', '_**'],
    ['[', '](b)'],
    ['![', '](b)'],
    ['[', ']'],
    ['<b>', '</b>'],
    ['(', ')'],
  ] as const
  for (const [open, close] of closed) {
    yield { name: `pyramid of ${open}a${close}`, markdown: pyramid(open, close) }
    const within = `a${pyramid(open, close)}`.slice(0, MAX_MENU_BYTES)
    yield { name: `pyramid of ${open}a${close} after a word`, markdown: within }
  }
}
