import type { MenuItem, ReadMenu } from '../menu.ts'
import { foldedWords } from '../text/fold.ts'
import lists from './words/noise.json' with { type: 'json' }
import { toPlain as plain } from './words/pageText.ts'

/**
 * Several readings as one, the first counting most: a dish that two of them know (same name, and a section and description
 * that do not disagree) stands once, with all that either says.
 */
export function mergeMenus(menus: readonly ReadMenu[]): ReadMenu {
  const items = mergeItems(menus.map((menu) => menu.items))
  const notes = menus.flatMap((menu) => menu.notes)
  const byText = new Map(notes.map((note) => [`${plain(note.section)}|${plain(note.text)}`, note]))
  return { items, notes: [...byText.values()] }
}

/** Dishes of several readings of the same menu, each once. */
export function mergeItems(readings: readonly (readonly MenuItem[])[]): MenuItem[] {
  const merged: MenuItem[] = []
  const byName = new Map<string, MenuItem[]>()
  readings.forEach((items, reading) => {
    for (const item of items) {
      const key = plain(item.name)
      const alike = byName.get(key) ?? []
      const known = alike.find((other) => isSame(other, item, reading > 0))
      if (known === undefined) {
        const copy = { ...item, marks: [...item.marks], diets: [...item.diets] }
        merged.push(copy)
        // A hundred dishes of one name are compared to a few of them only.
        if (alike.length < 20) byName.set(key, [...alike, copy])
      } else complete(known, item)
    }
  })
  return merged
}

function isSame(a: MenuItem, b: MenuItem, isOtherReading: boolean): boolean {
  const isSaidAlike = agree(a.description, b.description)
  if (isOtherReading) return isSaidAlike || agree(a.section, b.section)
  if (isSaidAlike && agree(a.section, b.section)) return true
  // One of them is in a photo's caption, or among what a page shows first: lunch and dinner may have a dish each.
  const isCaption = (a.description === '') !== (b.description === '')
  const isShown = [a, b].some(({ section }) => foldedWords(section).some((word) => SHOWN.has(word)))
  const isAlike = isCaption || (isShown && plain(a.description) === plain(b.description))
  return isAlike && a.price === b.price && a.price !== ''
}

const SHOWN = new Set(lists.shown.split(' '))

/** Whether two texts are the same, or one of them is silent or begins the other. */
function agree(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)]
  return one === '' || other === '' || one.startsWith(other) || other.startsWith(one)
}

/** "7.50 EUR" stands in a page's data; what people read is "7,50 €". */
const OF_DATA = /\d [A-Z]{3}$/

function complete(item: MenuItem, more: MenuItem): void {
  if (more.description.length > item.description.length) item.description = more.description
  if (item.price === '' || (more.price !== '' && OF_DATA.test(item.price))) item.price = more.price
  if (item.section === '') item.section = more.section
  item.marks = [...new Set([...item.marks, ...more.marks])]
  item.diets = [...new Set([...item.diets, ...more.diets])]
}
