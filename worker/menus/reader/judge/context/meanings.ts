import type { MarkMeaning } from './menuContext.ts'

export interface Found<T> {
  value: T
  from: number
  to: number
}

const VEGAN = `(?:vegan(?:er|es|em|en|[aoei]s?)?|v[ée]gane?s?|v[ée]g[ée]talien(?:ne)?s?|plant[- ]based|pflanzlich(?:e[rs]?)?|vegetal[ei]s?)`
const VEGETARIAN = `(?:vegetarian[aoi]?s?|veggie|vegetarisch(?:e[rs]?)?|v[ée]g[ée]tarien(?:ne)?s?|ovo[- ]lacto)`
const ANIMAL = `(?:dairy|milk|lactose|cheese|eggs?|fish|shellfish|crustaceans?|molluscs?|meat|pork|beef|chicken|honey|gelatine?|milch|laktose|eier?|fisch|krebstiere|weichtiere|fleisch|schwein|honig|lait|œufs?|oeufs?|poisson|crustac[ée]s|mollusques|viande|leche|l[áa]cteos?|huevos?|pescado|crust[áa]ceos|moluscos|carne|miel|latte|latticini|uov[ao]|pesce|crostacei|molluschi|miele)`

/** In this order: a longer meaning hides the shorter one inside it. */
const MEANINGS: readonly (readonly [MarkMeaning | 'other', RegExp])[] = [
  ['other', new RegExp(String.raw`\b(?:non?[- ]|not |nicht |pas )${VEGAN}`, 'giu')],
  [
    'on-request',
    new RegExp(
      [
        `(?:can|could|may) be (?:(?:made|prepared|ordered|modified|adapted|done|served|veganis|veganiz)(?:ed)? ?)?(?:to be |into |as )?${VEGAN}`,
        `can be veganis?z?ed|veganis?z?able`,
        `${VEGAN} (?:options?|versions?|alternatives?|variante?|adaptable|available|on request|upon request|by request|if requested|auf (?:wunsch|anfrage)|m[öo]glich|erh[äa]ltlich|possible|sur demande|su richiesta|bajo pedido|a petici[óo]n)(?: (?:is |are )?(?:available|possible|on request|upon request))?`,
        `(?:available|possible|erh[äa]ltlich|disponible|disponibile) (?:as |in |als |en )?${VEGAN}`,
        `(?:auf (?:wunsch|anfrage)|auch|sur demande|su richiesta|bajo pedido|anche|aussi|tambi[ée]n) (?:als |in |en )?${VEGAN}`,
        `(?:option|opci[óo]n|opzione|version|versi[óo]n|versione|variante) ${VEGAN}`,
        `peut [êe]tre (?:pr[ée]par[ée] |fait |servi )?(?:en )?${VEGAN}|se puede (?:hacer|pedir) ${VEGAN}|pu[òo] essere ${VEGAN}`,
      ].join('|'),
      'giu',
    ),
  ],
  [
    'vegetarian',
    new RegExp(
      String.raw`${VEGETARIAN} ?(?:/|&|\+|or|and|oder|und|ou|et|o|y|e) ?${VEGAN}|${VEGAN} ?(?:/|&|\+|or|and|oder|und|ou|et|o|y|e) ?${VEGETARIAN}`,
      'giu',
    ),
  ],
  ['vegan', new RegExp(String.raw`\b${VEGAN}(?!\p{L})`, 'giu')],
  ['vegetarian', new RegExp(String.raw`\b${VEGETARIAN}(?!\p{L})`, 'giu')],
  [
    'other',
    new RegExp(
      String.raw`\b(?:${ANIMAL}|gluten|lactose|nut|sugar|soy)[- ]?free|(?:ohne|sans|sin|senza|no|without) ${ANIMAL}`,
      'giu',
    ),
  ],
  ['animal', new RegExp(String.raw`(?<!\p{L})${ANIMAL}(?!\p{L})`, 'giu')],
]

/** Every diet meaning in a text, in order, none inside another; `other` only keeps its place. */
export function findMeanings(text: string): Found<MarkMeaning | 'other'>[] {
  const found: Found<MarkMeaning | 'other'>[] = []
  for (const [value, pattern] of MEANINGS) {
    for (const match of text.matchAll(pattern)) {
      const from = match.index
      const to = from + match[0].length
      if (!found.some((other) => from < other.to && to > other.from))
        found.push({ value, from, to })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}
