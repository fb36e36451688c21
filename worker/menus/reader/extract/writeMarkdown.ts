import type { MenuItem, ReadMenu } from '../menu.ts'

/** What a menu's text may take, in bytes. */
const MAX_BYTES = 32 * 1024

/**
 * A menu as markdown that reads well and that extractMarkdown reads back: sections as headings, notes in italics, dishes as a
 * list with bold names. At most 32 KiB: descriptions go first, then the last dishes.
 */
export function writeMarkdown(menu: ReadMenu): string {
  const full = write(menu, true)
  if (bytesOf(full) <= MAX_BYTES) return full
  const lines = write(menu, false).split('\n')
  let left = MAX_BYTES
  const kept = lines.filter((line) => {
    left -= bytesOf(line) + 1
    return left >= 0
  })
  return `${kept.join('\n').trimEnd()}\n`
}

function write({ items, notes }: ReadMenu, hasDescriptions: boolean): string {
  if (items.length === 0) return ''
  const blocks: string[] = []
  const sections = [...new Set(['', ...items.map(({ section }) => section)])]
  for (const section of sections) {
    const dishes = items.filter((item) => item.section === section)
    const said = notes.filter((note) => note.section === section)
    const isElsewhere =
      section === '' ? notes.filter((note) => !sections.includes(note.section)) : []
    if (section !== '') blocks.push(`## ${escapeText(section)}`)
    for (const { text } of [...said, ...isElsewhere]) blocks.push(`*${escapeText(text)}*`)
    if (dishes.length > 0)
      blocks.push(dishes.map((dish) => writeDish(dish, hasDescriptions)).join('\n'))
  }
  return `${blocks.join('\n\n')}\n`
}

function writeDish(dish: MenuItem, hasDescription: boolean): string {
  const { name, description, price, marks, diets } = dish
  const known = marks.length === 0 && diets.includes('VeganDiet') ? ['vegan'] : marks
  const codes = known.length > 0 ? ` (${known.map(escapeText).join(', ')})` : ''
  const head = `- **${escapeText(name)}**${codes}${price === '' ? '' : ` · ${escapeText(price)}`}`
  return hasDescription && description !== '' ? `${head}  \n  ${escapeText(description)}` : head
}

function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\*_[\]<>`|~]/g, '\\$&')
    .replace(/^(#|[-+](?=\s)|\d+[.)](?=\s))/, '\\$1')
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}
