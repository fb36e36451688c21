import { isAdvice } from '../words/noise.ts'

const DIET_WORD =
  'vegan|vegano|vegana|végane?|vegetarian|vegetarisch|végétarien|vegetariano|vegetariana|veggie|plant[- ]based|gluten|glutenfrei|dairy|lactose|laktose|nuts?|sesame|soy|eggs?|halal|kosher|spicy|scharf|hot|raw|organic|fish|shellfish|milk|celery|mustard'
const CODE =
  '[(\\[]?(?:[A-Z]{1,4}|[a-z]{1,3}|\\d{1,2})[*+]?[)\\]]?|[\\u{1F331}\\u{1F33F}\\u{1F343}\\u{1F96C}\\u{1F336}\\u24CB\\u24E5\\u24BC\\u24D6]\\uFE0F?|\\*{1,3}|†|‡'
const MEANS =
  '(?:can be(?: made)?|available|contains?|denotes?|indicates?|means|is|are|marked|suitable for|dish is|items? (?:is|are)|=)\\s+(?:a\\s+|an\\s+)?'
const PAIR = new RegExp(
  `(?:^|[\\s,;|/•·(–—-])(?:${CODE})\\s*(?:=|:|–|—|-|→|\\)|\\]|\\s)\\s*(?:${MEANS})?(?:${DIET_WORD})`,
  'giu',
)
const REVERSED = new RegExp(
  `(?:${DIET_WORD})(?:[- ]free|[- ]option)?\\s*(?:=|:|–|-)?\\s*[(\\[](?:[A-Z]{1,4}|[a-z]{1,3})[)\\]]`,
  'gu',
)

/** Whether a line tells what the marks of the menu mean: "V = vegetarian, VG = vegan". */
export function isLegend(text: string): boolean {
  if (text.length > 400) return false
  const pairs = text.match(PAIR)?.length ?? 0
  if (pairs >= 2) return true
  if ((text.match(REVERSED)?.length ?? 0) >= 2) return true
  if (
    /^(?:[([]?[A-Za-z]{1,3}[*+]?[)\]]?|\*+|[^\p{L}\p{N}\s]{1,3})\s*(?:=|:|–|-|denotes|indicates|means)\s*[^,]{0,20}(?:vegan|vegetarian|vegetarisch|plant[- ]based|gluten|dairy|végétarien|vegano)/iu.test(
      text,
    )
  ) {
    return true
  }
  return /\b(?:items|dishes|marked|denotes|indicates|symbol|gekennzeichnet|mit \(?v)\b.{0,60}\b(?:vegan|vegetarian|vegetarisch|plant[- ]based)/iu.test(
    text,
  )
}

/** Whether a line speaks for the whole menu: "100% plant-based kitchen", "Everything here is vegan". */
export function isClaim(text: string): boolean {
  if (text.length > 400) return false
  return (
    /\b(?:100\s?%|(?:all|every|each|whole|entire)\b.{0,40}|everything\b.{0,40}|fully|completely|entirely|exclusively|purely|strictly|only|always|rein|komplett|ausschlie(?:ß|ss)lich|alles|alle|entièrement|tout|totalmente|todo|tutto)\s*(?:is |are |ist |sind |est |es |è )?(?:100\s?% )?(?:vegan|plant[- ]based|vegetarian|vegetarisch|pflanzlich|végane?|végétalien(?:ne)?|vegano|vegetale)/iu.test(
      text,
    ) ||
    /\b(?:vegan|plant[- ]based|vegetarian)\s+(?:kitchen|restaurant|eatery|caf[eé]|bakery|diner|food truck|bistro)\b/i.test(
      text,
    )
  )
}

/** Whether a line tells what comes with every dish of a section: "served with garlic butter", "all come with fries". */
export function isSectionNote(text: string): boolean {
  return /^(?:(?:all|each|every|our|the)\b.{0,60}\b(?:served|come|comes|include|includes|accompanied|made|cooked|topped|prepared|finished)\b|served with|served on|comes? with|accompanied by|includes?\b|choose (?:your|any|from|one|two)|choice of|choose\b|add (?:a|an|any|on)?\b.{0,60}(?:\+|\$|£|€|\d)|substitute\b|sub\b.{3,}|make it\b|upgrade\b|alle\b.{0,60}\b(?:mit|werden)\b|dazu\b|serviert mit|servis? avec|tous nos\b|toutes nos\b|servido con|todos? (?:los|las|nuestros)\b|serviti con|tutte? le\b|gluten[- ]free .{0,30}(?:available|\+)|available\b)/iu.test(
    text,
  )
}

export function isNote(text: string): boolean {
  return isLegend(text) || isAdvice(text) || (isClaim(text) && text.split(/\s+/).length >= 3)
}
