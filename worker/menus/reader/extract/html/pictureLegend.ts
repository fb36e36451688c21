import { readLegend } from '../../marks/readLegend.ts'
import { dietOf, isIconTag } from './icons.ts'
import { type Element, elementsIn, elementsOf, tidy } from './tree.ts'

/** Pictures and coloured dots that a page explains once: `<i class="dot green"></i> Vegan`. */
export interface PictureLegend {
  /** The diets that pictures stand for, by their looks. */
  diets: ReadonlyMap<string, string>
  /** Those in the legend itself. */
  explained: ReadonlySet<Element>
}

/** Stand for the pictures of one line, so that it reads as a legend of signs. */
const SIGNS = '♠♣♥♦☀☁☂☎'
const IS_SIGN = /[♠♣♥♦☀☁☂☎]/u
const LEADING = /^[♠♣♥♦☀☁☂☎]\s?\p{L}/u
/** Letters of a legend's line. */
const MAX_LETTERS = 200
const TOO_LONG = ' '.repeat(MAX_LETTERS + 1)
/** Of a drawing. */
const MAX_PARTS = 8
const MAX_DRAWING = 400

/** What the pictures of a page mean by its own words. One look beside anything else, such as a bullet, means nothing. */
export function readPictures(root: Element): PictureLegend {
  const diets = new Map<string, string>()
  const explained = new Set<Element>()
  const parents = new Set<Element>()
  for (const element of elementsOf(root))
    if (element.parent !== null && pictureOf(element) !== null) parents.add(element.parent)
  for (const parent of parents) {
    const { line, pictures } = readLine(parent)
    // Most pictures stand alone.
    if (!/\p{L}/u.test(line)) continue
    const legend = readLegend(line)
    for (const [at, picture] of pictures.entries()) {
      const sign = SIGNS.charAt(at)
      const look = pictureOf(picture)
      // What stands before other words leads them: a bullet, a feature, a link.
      const meaning = legend.get(sign) ?? (LEADING.test(line) && at === 0 ? 'other' : null)
      if (look === null || meaning === null) continue
      const told = meaning === 'on-request' ? 'vegan option' : meaning
      const diet = told.startsWith('veg') ? told : ''
      if (diet !== '') explained.add(picture)
      diets.set(look, (diets.get(look) ?? diet) === diet ? diet : '')
    }
  }
  return { diets: new Map([...diets].filter(([, diet]) => diet !== '')), explained }
}

/** The text of an element with signs for its pictures; none where it is too long for a legend, or has such signs itself. */
function readLine({ children }: Element): { line: string; pictures: Element[] } {
  const pictures: Element[] = []
  let line = ''
  for (const child of children) {
    if (typeof child === 'string') line += IS_SIGN.test(child) ? TOO_LONG : child
    else if (pictureOf(child) !== null) {
      line += ` ${SIGNS.charAt(pictures.length)} `
      pictures.push(child)
    } else line += child.children.filter((part) => typeof part === 'string').join('')
    if (line.length > MAX_LETTERS || pictures.length > SIGNS.length)
      return { line: '', pictures: [] }
  }
  return { line: tidy(line), pictures }
}

/** How a picture that says nothing by itself looks: its file, its drawing or its classes. */
export function pictureOf(element: Element): string | null {
  const { tag, attributes, classes } = element
  if (tag === 'img') {
    const file = SOURCES.map((name) => attributes.get(name) ?? '').find((one) => FILE.test(one))
    return file === undefined || dietOf(element) !== null ? null : file
  }
  if (tag === 'svg') {
    const parts = elementsIn(element).slice(0, MAX_PARTS)
    const drawing = parts.map((part) => part.attributes.get('d') ?? part.attributes.get('href'))
    return drawing.join(' ').trim().slice(0, MAX_DRAWING) || null
  }
  const isPicture = classes.length > 0 && isIconTag(element) && dietOf(element) === null
  return isPicture ? `${tag} ${classes.join(' ')}` : null
}

/** Pages that load pictures late print a blank one in `src`. */
const SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'src']
const FILE = /^(?!data:)./s
