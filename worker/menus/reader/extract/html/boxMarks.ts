import { maySpeakOfDiet, meaningOfDiet } from '../../marks/readMeaning.ts'
import { onceFor } from '../../text/remember.ts'
import { isDenying } from './icons.ts'
import { type Classes, type Element, elementsOf } from './tree.ts'

/** A box of one dish is no larger, in letters. */
const MAX_IN_BOX = 600
const MAX_SCRIPT = 300_000
const MAX_IDS = 2_000

const TAGS =
  /^data-(?:.*-)?(?:tags?|diets?|dietary|labels?|attributes?|filters?|preferences?|allergens?|flags?)$/
const IS_DIET = /^data-(?:is-)?(vegan|plant-?based|vegetarian)$/
const YES = /^(?:|1|true|yes|y)$/i
/** What one presses is no dish. */
const CONTROL =
  /^(?:a|button|input|label|option|select|nav|body|html|main|section|ul|ol|table|tbody)$/
const OF_A_DISH =
  /(?:^|-)(?:item|dish|card|product|meal|plate|entry|menuitem|gericht|speise|plat|plato|piatto|prato|gerecht|danie)(?:-|$)/
/** "is-vegan", "f-vegan", "product_tag-vegan". */
const SPEAKS_OF_DIET =
  /^(?:(?:is|has|diets?|dietary|tag|filter|f|cat|category|type|label|product_(?:cat|tag))[-_]+)+/
/** A filter's list in a script: `"vegan": ["d1", "d3"]`. */
const IDS_OF_DIET = /["']?([\p{L}_-]{4,20})["']?\s*:\s*\[([^\][{}]{1,20000})\]/gu

/**
 * Marks that stand on the box of a dish and not in its text: `data-tags='["vegan"]'`, `data-vegan="true"`, `class="dish vegan"`,
 * an id that a filter's script lists under "vegan".
 */
export function boxMarks(
  root: Element,
  sizes: ReadonlyMap<Element, number>,
): Map<Element, string[]> {
  const filtered = filteredIds(root)
  const found = new Map<Element, string[]>()
  for (const element of elementsOf(root)) {
    if (element.attributes.size === 0 || CONTROL.test(element.tag)) continue
    if ((sizes.get(element) ?? 0) > MAX_IN_BOX) continue
    const id = element.attributes.get('id') ?? element.attributes.get('data-id') ?? ''
    const marks = [...(filtered.get(id) ?? []), ...marksOf(element)]
    if (marks.length > 0 && (sizes.get(element) ?? 0) > 0) found.set(element, [...new Set(marks)])
  }
  return found
}

function marksOf({ attributes, classes, tag }: Element): string[] {
  const marks: string[] = []
  for (const [name, value] of attributes) {
    if (!name.startsWith('data-')) continue
    const diet = IS_DIET.exec(name)?.[1]
    if (diet !== undefined && YES.test(value)) marks.push(diet.replace('-', ' '))
    else if (TAGS.test(name)) marks.push(...dietsIn(value))
  }
  const { isOfDish, diets } = readClasses(classes)
  return isOfDish || tag === 'article' || tag === 'li' ? [...marks, ...diets] : marks
}

const readClasses = onceFor((classes: Classes) => {
  const diets = classes.map((name) => name.replace(SPEAKS_OF_DIET, '')).filter(isVegan)
  return {
    isOfDish: classes.some((name) => OF_A_DISH.test(name)),
    diets: diets.length > 0 && classes.some(isDenying) ? [] : diets,
  }
})

/** '["vegan","nuts"]', "vegan gluten_free", "vegan, spicy". */
function dietsIn(value: string): string[] {
  return value
    .slice(0, 300)
    .split(/[^\p{L}_-]+/u)
    .map((word) => word.replace(/[_-]+/g, ' ').trim())
    .filter(isVegan)
}

function isVegan(text: string): boolean {
  const meaning =
    text.length > 24 || !maySpeakOfDiet(text) ? null : meaningOfDiet(text.replaceAll('-', ' '))
  return meaning === 'vegan' || meaning === 'vegetarian'
}

function filteredIds(root: Element): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  for (const element of elementsOf(root)) {
    if (element.tag !== 'script' || element.attributes.has('src')) continue
    const [text] = element.children
    if (typeof text !== 'string' || text.length > MAX_SCRIPT) continue
    for (const [, diet = '', list = ''] of text.matchAll(IDS_OF_DIET)) {
      if (!isVegan(diet) || ids.size > MAX_IDS) continue
      for (const [id] of list.matchAll(/[\w-]{1,60}/g))
        ids.set(id, [...(ids.get(id) ?? []), diet].slice(0, 4))
    }
  }
  return ids
}
