import { readLegend } from '../../marks/readLegend.ts'
import { meaningOfDiet } from '../../marks/readMeaning.ts'
import { dietOf, isIconTag } from './icons.ts'
import { type Element, elementsOf, tidy } from './tree.ts'

/** Pictures and coloured dots that a page explains once: `<i class="dot green"></i> Vegan`. */
export interface PictureLegend {
  /** The diets that pictures stand for, by their looks. */
  diets: ReadonlyMap<string, string>
  /** Those in the legend itself. */
  explained: ReadonlySet<Element>
}

/** Stand for the pictures of one line, so that it reads as a legend of signs. */
const SIGNS = '♠♣♥♦☀☁☂☎'
/** Letters of a legend's line. */
const MAX_LETTERS = 200
const DIETS = new Map([
  ['vegan', 'vegan'],
  ['vegetarian', 'vegetarian'],
  ['on-request', 'vegan option'],
])

/** What the pictures of a page mean by its own words. One look that is explained in two ways means nothing. */
export function readPictures(root: Element): PictureLegend {
  const diets = new Map<string, string>()
  const explained = new Set<Element>()
  const parents = new Set<Element>()
  for (const element of elementsOf(root))
    if (element.parent !== null && pictureOf(element) !== null) parents.add(element.parent)
  for (const parent of parents) {
    const pictures: Element[] = []
    const line = lineOf(parent, pictures)
    const legend = readLegend(line)
    // "Spicy" alone is no legend, but a picture beside it means no diet.
    const alone = pictures.length === 1 ? meaningOfDiet(line.slice(1)) : null
    pictures.forEach((picture, at) => {
      const look = pictureOf(picture)
      const meaning = legend.get(SIGNS.charAt(at)) ?? alone
      if (look === null || meaning === null) return
      const diet = DIETS.get(meaning) ?? ''
      explained.add(picture)
      diets.set(look, (diets.get(look) ?? diet) === diet ? diet : '')
    })
  }
  return { diets: new Map([...diets].filter(([, diet]) => diet !== '')), explained }
}

/** The text of an element with signs for its pictures; none where it is too long for a legend. */
function lineOf({ children }: Element, pictures: Element[]): string {
  let line = ''
  for (const child of children) {
    if (typeof child === 'string') line += child
    else if (pictureOf(child) !== null) {
      line += ` ${SIGNS.charAt(pictures.length)} `
      pictures.push(child)
    } else line += child.children.filter((part) => typeof part === 'string').join('')
    if (line.length > MAX_LETTERS || pictures.length > SIGNS.length) return ''
  }
  return tidy(line)
}

/** How a picture that says nothing by itself looks: its file, its drawing or its classes. */
export function pictureOf(element: Element): string | null {
  const { tag, attributes, classes, children } = element
  if (tag === 'img') return dietOf(element) === null ? (attributes.get('src') ?? null) : null
  if (tag === 'svg') {
    const [drawing] = children.filter((child) => typeof child === 'object')
    return drawing?.attributes.get('d') ?? drawing?.attributes.get('href') ?? null
  }
  const isPicture = classes.length > 0 && isIconTag(element) && dietOf(element) === null
  return isPicture ? `${tag} ${classes.join(' ')}` : null
}
