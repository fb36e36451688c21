import { trimEnd, trimStart } from '../../text/trim.ts'

/** Numbers by which a menu counts its dishes: "12.", "No. 5", "A3)", "#7". */
const NUMBERING =
  /^(?:(?:no|nr|n°|nº|num)\.?\s?\d{1,3}[a-z]?[.):]?|#\s?\d{1,3}[.):]?|[a-z]{0,2}\d{1,3}[a-z]?\s?[.):](?!\d)|[a-z]\d{1,3}(?=\s))\s*(?:[-–—]\s*)?(?=[\p{L}"“'‘«(])/iu
const BULLET = /^(?:[•·▪►▸◦●○■□★☆✓✔➤»›→❖◆*]|[-–—](?=\s)|o(?=\s\p{Lu}))+\s*/u

/** Without bullets and the number by which a menu counts. */
export function cutNumbering(text: string): string {
  return text.replace(BULLET, '').replace(NUMBERING, '')
}

/** Parts a line into a dish's name and what follows a dash, a colon, a bar or capitals. */
export function splitName(text: string): { name: string; description: string } {
  const parts =
    splitAt(text, /\s[–—|•·★]+\s|\s-{1,3}\s|\s?\.{3,}\s?|…\s|\s\/\/\s/u, 10) ??
    splitAt(text, /:\s+/u, 7) ??
    splitAt(text, /(?<=\p{L}{2})[–—-]\s(?!(?:und|oder|en|of|and|or)\s)(?=\p{L})/iu, 6) ??
    splitCapitals(text) ??
    splitBrackets(text)
  return parts ?? { name: tidyName(text), description: '' }
}

/** "Pierogi kapusta - mięso" */
const TWO_FILLINGS = /^(?:pierogi|uszka|naleśniki|krokiety|paszteciki) \p{L}{3,} - \p{L}{3,}$/iu

function splitAt(text: string, separator: RegExp, mostWords: number) {
  const found = separator.exec(text)
  if (found === null || found.index === 0) return null
  const name = text.slice(0, found.index)
  const description = text.slice(found.index + found[0].length).trim()
  if (countWords(name) > mostWords || !/\p{L}{2}/u.test(name) || !/\p{L}{2}/u.test(description))
    return null
  if (TWO_FILLINGS.test(text)) return null
  return { name: tidyName(name), description }
}

/** "MARGHERITA tomato, mozzarella": a name in capitals, then words that are not. */
function splitCapitals(text: string) {
  const found = /^((?:[^\p{Ll}\s]+\s+){1,8})(?=[\p{L}"“(]*\p{Ll})/u.exec(text)
  const name = found?.[1] ?? ''
  const description = text.slice(name.length)
  // "BBQ pulled jackfruit"
  const isWord =
    /\p{Lu}{3}/u.test(name) && (/\p{Lu}{5}|\s\S/u.test(name) || description.includes(','))
  if (!isWord || countWords(description) < 2) return null
  return { name: tidyName(name), description }
}

/** "Momo (steamed dumplings, filled with cabbage)". */
function splitBrackets(text: string) {
  const found = /^([^()]{3,60}?)\s*\(([^()]{7,300})\)\.?$/u.exec(text)
  if (found === null) return null
  const [, name = '', inner = ''] = found
  const isList = /\p{L}{3},\s?\p{L}{3}/u.test(inner) || (inner.length > 11 && inner.includes(','))
  if (!isList && countWords(inner) < 5) return null
  return { name: tidyName(name), description: inner.trim() }
}

/** "B.L.T.", "12 oz.": the dot belongs to it. */
const ABBREVIATED = /\b(?:\p{L}\.){1,}$|\b(?:oz|pcs|approx|st|mr|mrs|dr|co)\.$/iu

/** "🥗 Green salad", "Pork bun NEW!" */
const PICTURES =
  /^(?:\p{Extended_Pictographic}\uFE0F?\s*)+(?=\p{L})|\s(?:new|neu|nouveau(?:té)?|nuevo|novità|novo|nieuw|nowość)!+$/giu

/** A name without quotes around it, dots behind it and signs that only decorate. */
export function tidyName(text: string): string {
  const bare = text.replace(PICTURES, '')
  let name = trimEnd(trimStart(bare, '"“”„«»*•·~–—:|.,;-'), '"“”«»*•·~–—:|,;…_†‡^-')
  if (name.endsWith('.') && !ABBREVIATED.test(name)) name = name.slice(0, -1).trim()
  const closing = /["”“»]$/u.exec(text.trimEnd())?.[0] ?? ''
  if (closing !== '' && /^[^"“”„«»]+["“„«][^"“”„«»]+$/u.test(name)) name += closing
  // “The club” wrap
  else if (/^[^"“”„«»]+["”“»][^"“”„«»]+$/u.test(name))
    name = (/^["“”„«»]/u.exec(text.trimStart())?.[0] ?? '') + name
  return name.startsWith('(') && name.endsWith(')') ? name.slice(1, -1).trim() : name
}

/** Two letters, "B.L.T.", or one sign of a script whose signs are words. */
export function saysWord(text: string): boolean {
  return /\p{L}{2}|\p{Lo}|(?:\p{Lu}\.){2}/u.test(text)
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0
}
