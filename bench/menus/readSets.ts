import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'

const SETS = new URL('sets/', import.meta.url)

/** Rules were written with `open`; `heldBack` was looked at on 2026-11-27, when little was left of it. */
export const HALVES = ['open', 'heldBack'] as const
export type Half = (typeof HALVES)[number]
/** Dishes and pages written later, to find what the rules still got wrong; looked at since. */
export const LATER = 'later'
/** Dishes of many kitchens, half of them plants by their words alone; looked at since. */
export const CLASSES = 'classes'
/** Names that hide an animal food, and everyday vegan dishes; looked at since. */
export const KITCHENS = 'kitchens'
/** Dishes of kinds of restaurants that the sets before lack; looked at since. */
export const KINDS = 'kinds'
/** Dishes in which one animal food is replaced and another may stay; looked at since. */
export const SUBSTITUTES = 'substitutes'
/** Dishes of the kinds that real restaurants' pages showed to be misjudged, in eight languages; looked at since. */
export const FAMILIES = 'families'
/** English dishes of twenty kinds of kitchens, in two halves: the rules were mended with the first. */
export const MIXED = ['mixed1', 'mixed2'] as const
/** Fresh dishes and pages of whole kitchens, each written to measure what the one before had mended; looked at since. */
export const ROUNDS = ['round1', 'round2', 'round3', 'round4', 'round5'] as const
export type Round = (typeof ROUNDS)[number]
export type DishSet =
  | Half
  | typeof LATER
  | typeof CLASSES
  | typeof KITCHENS
  | typeof KINDS
  | typeof SUBSTITUTES
  | typeof FAMILIES
  | (typeof MIXED)[number]
  | Round

/** A person's verdict on a dish; `-` where two people would not agree. */
type Label = 'vegan' | 'not-vegan' | 'on-request' | 'unsure' | '-'

export interface LabelledDish {
  label: Label
  name: string
  /** Empty if it is not checked. */
  description: string
  price: string
  section: string
}

export interface LabelledPage {
  /** With the note inserted for "{}", if there is one. */
  page: string
  text: string
  type: 'html' | 'text'
  dishes: LabelledDish[]
}

/** The languages of a set's dishes without marks: "de", "en". */
export function languagesOf(set: DishSet): string[] {
  return readdirSync(new URL(`${set}/dishes/`, SETS)).map((file) => basename(file, '.tsv'))
}

/** The dishes without marks of one language. */
export function readDishSet(set: DishSet, language: string): LabelledDish[] {
  return readList(new URL(`${set}/dishes/${language}.tsv`, SETS)).dishes
}

/** The pages of a kind; a page with notes comes once for each note. */
export function readPageSet(
  half: Half | typeof LATER | Round,
  kind: 'marked' | 'traps' | 'pages' | 'structures',
): LabelledPage[] {
  const folder = new URL(`${half}/${kind}/`, SETS)
  return readdirSync(folder)
    .toSorted()
    .filter((file) => extname(file) !== '.tsv')
    .flatMap((file) => {
      const { notes, dishes } = readList(new URL(file.replace(/\.\w+$/, '.tsv'), folder))
      const type = extname(file) === '.html' ? ('html' as const) : ('text' as const)
      const text = readFileSync(new URL(file, folder), 'utf8')
      if (notes.length === 0) return [{ page: file, text, type, dishes }]
      return notes.map((note) => ({
        page: `${file}: ${note}`,
        text: text.replaceAll('{}', () => note),
        type,
        dishes,
      }))
    })
}

const NOTE = '# note: '

/** Reads a list: a header of lines with #, a line of column names, and a line for each dish. */
function readList(file: URL): { notes: string[]; dishes: LabelledDish[] } {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const notes = lines.filter((line) => line.startsWith(NOTE)).map((line) => line.slice(NOTE.length))
  const [columns = '', ...rows] = lines.filter((line) => !line.startsWith('#'))
  const names = columns.split('\t')
  const dishes = rows.map((row) => {
    const cells = row.split('\t')
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    return {
      label: toLabel(cell('verdict')),
      name: cell('name'),
      description: cell('description'),
      price: cell('price'),
      section: cell('section'),
    }
  })
  return { notes, dishes }
}

const LABELS: readonly Label[] = ['vegan', 'not-vegan', 'on-request', 'unsure', '-']

function toLabel(text: string): Label {
  const label = LABELS.find((known) => known === text)
  if (label === undefined) throw new Error(`no label: "${text}"`)
  return label
}
