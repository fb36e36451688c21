import type { MenuItem, MenuNote, ReadMenu } from '../menu.ts'
import { countDates } from './extractLines.ts'
import { flatten } from './html/flatten.ts'
import { type Element, headOf, textOf } from './html/tree.ts'
import { assemble } from './lines/assemble.ts'
import { keepDishes, type Surroundings } from './lines/gate.ts'
import { isClaim } from './lines/noteLine.ts'
import type { TextLine } from './lines/textLine.ts'
import { mergeItems, mergeMenus } from './mergeMenus.ts'
import { type Page, pathOf } from './page.ts'
import { jsonLdItems } from './structured/jsonLdMenu.ts'
import { microdataItems } from './structured/microdata.ts'
import { stateItems } from './structured/stateJson.ts'
import { pageText } from './words/pageText.ts'
import { isSectionName, namesPlace, saysMenu } from './words/sectionWords.ts'

/**
 * The dishes of a page, with what it says of all of them. Never throws; a page without a menu
 * gives no dishes. Time grows with the length of the page.
 */
export function extractHtml({ root, jsonLd }: Page, url: string | null): ReadMenu {
  const lines = flatten(root)
  const assembled = assemble(lines)
  const printed = keepDishes(assembled, surroundingsOf(root, lines, url ?? ''))
  const marked = [jsonLdItems(jsonLd), microdataItems(root)]
  const readings = [...marked, printed].filter((items) => items.length > 0)
  const items =
    readings.length === 0
      ? stateItems(root)
      : markByState(mergeItems(readings), stateItems(root, /vegan|plant.?based/i))
  const notes = items.length > 0 ? [...assembled.notes, ...claimsOf(root)] : claimsOf(root)
  return mergeMenus([{ items, notes }])
}

/** What the page's own scripts know of the dishes that it prints: which of them are vegan. */
function markByState(items: readonly MenuItem[], state: readonly MenuItem[]): MenuItem[] {
  const known = state.filter(({ marks }) => marks.length > 0)
  if (known.length === 0) return [...items]
  const names = new Set(items.map(({ name }) => name))
  return mergeItems([items, known.filter(({ name }) => names.has(name))])
}

function surroundingsOf(root: Element, lines: readonly TextLine[], url: string): Surroundings {
  const titles = [...headOf(root)].filter(({ tag }) => tag === 'title')
  const title = titles.map(textOf).join(' ')
  const open = lines.filter(({ isAside }) => !isAside)
  const headings = open.filter(({ level, text }) => level > 0 && level <= 3 && text.length < 60)
  const isOfMenu = (line: TextLine) =>
    line.level === 1 ? saysMenu(line.text) : pageText(line.text).holds('menus')
  const isAbove = ({ text, level }: TextLine, at: number) =>
    (headings[at + 1]?.level ?? 0) > level && isSectionName(text)
  const areOfMenu = headings.filter(isAbove).length >= MIN_SECTIONS
  const path = pathOf(url)
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_.%+]+/g, ' ')
  return {
    namesPlace: namesPlace(title),
    saysMenu: [title, path].some((text) => saysMenu(text)) || areOfMenu || headings.some(isOfMenu),
    dates: countDates(open),
    shopWords: new Set(open.flatMap(({ text }) => text.toLowerCase().match(SHOP) ?? [])).size,
  }
}

/** Headings over more headings: "Antipasti" over "Antipasti di pesce". */
const MIN_SECTIONS = 3

const SHOP =
  /\b(?:free shipping|shipping|wish ?list|sku|in stock|out of stock|size guide|returns|warranty|versand|lieferzeit|livraison gratuite|en stock|compare)\b/g

/** A name in a title: "Loving Hut Vegan Restaurant"; what it serves is "Vegan Restaurant". */
const HOUSE =
  /^(?!Best|Top|First)(?:\p{Lu}[\p{L}’']*\s){1,4}(v[eé]gan\p{L}*\s(?:restaurant|caf[eé]|bistro|eatery)\b.{0,20})$/iu

/** What a page's title and summary say of the whole kitchen: "a 100% vegan restaurant". */
function claimsOf(root: Element): MenuNote[] {
  const said = [...headOf(root)].map((element) => {
    if (element.tag === 'title') return textOf(element)
    const { attributes } = element
    const name = attributes.get('name') ?? attributes.get('property') ?? ''
    const isSummary = element.tag === 'meta' && /^(?:og:)?(?:description|title)$/i.test(name)
    return isSummary ? (attributes.get('content') ?? '') : ''
  })
  return said
    .flatMap((text) => (isClaim(text) ? [text] : text.split(/\s[-–—|·•:]\s|\|/)))
    .map((text) => HOUSE.exec(text)?.[1] ?? text)
    .filter(isClaim)
    .map((text) => ({ text: text.slice(0, 400), section: '' }))
}
