import type { MenuItem } from '../menu.ts'
import { type MarkMeaning, type MenuContext, plainMark } from './context/menuContext.ts'

/** What marks mean where no legend tells; "V" alone is as often vegetarian as vegan. */
const USUAL: Readonly<Record<string, MarkMeaning>> = {
  VEGAN: 'vegan',
  VEGANO: 'vegan',
  VEGANA: 'vegan',
  VEGANE: 'vegan',
  VÉGAN: 'vegan',
  VE: 'vegan',
  VGN: 'vegan',
  VEGN: 'vegan',
  VG: 'vegan',
  PB: 'vegan',
  PLANTBASED: 'vegan',
  'PLANT-BASED': 'vegan',
  '100%VEGAN': 'vegan',
  V: 'vegetarian',
  VEG: 'vegetarian',
  VT: 'vegetarian',
  VEGETARIAN: 'vegetarian',
  VEGETARISCH: 'vegetarian',
  'V*': 'on-request',
  'VE*': 'on-request',
  'VG*': 'on-request',
  VEO: 'on-request',
  VGO: 'on-request',
  VO: 'on-request',
  VEGANOPTION: 'on-request',
  VEGANOPTIONAVAILABLE: 'on-request',
  VEGANAVAILABLE: 'on-request',
}

/** Marks that mean something else as often: "VG" vegetarian, "PB" peanut butter. */
const AMBIGUOUS = /^(?:VG|PB)$/

export interface MarkedDish {
  name: string
  description: string
  marks: DecodedMark[]
  /** All that stood there, known or not, in capitals. */
  codes: string[]
}

export interface DecodedMark {
  mark: string
  meaning: MarkMeaning
  /** The menu does not say what it means, and menus differ. */
  isGuess: boolean
}

const BRACKETED = /[([]\s*([\p{L}*+]{1,8}(?:\s*[,/&|·+]\s*[\p{L}*+]{1,8}){0,6})\s*[)\]]/gu
const TRAILING =
  /(?:^|[\s–—|·-])((?:(?:VE|VG|VGN|VEGN|V|PB|GF|DF|N|NF|SF|GFO|VGO|VEO|VO|S)\*?(?:[\s,/|·]+|$)){1,6})$/u

/** "Gemüsesuppe A,C,G", "Gemüsesuppe a,c". */
const ALLERGENS_AT_END = /\s([a-r](?:\s?,\s?[a-r])+)$/iu
/** "Ofenkartoffeln G", "Salat A G M": taken for marks where the menu says what one of them means. */
const LETTERS_AT_END = /\s([A-RV](?:[\s,/.]{1,3}[A-RV]){0,9})$/u
/** What is numbered by a letter: "Menu P", "Vitamin D". */
const NUMBERED = /(?<!\p{L})(?:menus?|menüs?|combo|kombi|set|box|option|plan|vitamine?|no|nr)\.?$/iu
/** What is left before marks that were taken. The look behind keeps it from being tried at each of many blanks. */
const LOOSE_END = /(?<![\s,])[\s,]+$/u
const NUMBER = '(?:1[0-4]|[1-9])'
/** "Gemüsepfanne (7,9)", "Champignons 1,3,7": the EU's allergens by number; one alone may be anything. */
const NUMBERS = new RegExp(
  String.raw`[([]\s*(${NUMBER}(?:\s?,\s?${NUMBER})+)\s*[)\]]|\s(${NUMBER}(?:\s?,\s?${NUMBER})+)$`,
  'gu',
)

/** Takes the marks out of a dish's text and decodes them, the legend first. */
export function readMarks(item: MenuItem, { legend }: MenuContext): MarkedDish {
  const marks = item.marks.map(plainMark)
  const take = (text: string) =>
    text
      .replace(BRACKETED, (all, inside: string) => {
        const codes = inside.split(/[,/&|·+\s]+/).map(plainMark)
        if (!codes.every((code) => isCode(code, legend)) && !isAllergenList(codes)) return all
        marks.push(...codes)
        return ' '
      })
      .replace(TRAILING, (_, codes: string) => {
        marks.push(...codes.split(/[\s,/|·]+/).map(plainMark))
        return ' '
      })
      .replace(LOOSE_END, '')
      .replace(LETTERS_AT_END, (all, letters: string, at: number, whole: string) => {
        const codes = letters.split(/[\s,/.]+/)
        if (!codes.some((code) => legend.has(code))) return all
        if (codes.length === 1 && NUMBERED.test(whole.slice(0, at))) return all
        marks.push(...codes)
        return ' '
      })
      .replace(ALLERGENS_AT_END, (_, letters: string) => {
        marks.push(...letters.split(',').map(plainMark))
        return ' '
      })
      .replace(NUMBERS, (_, inside: string | undefined, atEnd: string | undefined) => {
        marks.push(...(inside ?? atEnd ?? '').split(',').map(plainMark))
        return ' '
      })
  const name = take(item.name)
  const description = take(item.description)
  const codes = [...new Set(marks)]
  const decoded = codes.flatMap((mark) => {
    const meaning = decode(mark, legend)
    const isGuess = AMBIGUOUS.test(mark) && !legend.has(mark)
    return meaning === undefined ? [] : [{ mark, meaning, isGuess }]
  })
  return { name, description, marks: decoded, codes }
}

/** An allergen by letter or number. */
export const ALLERGEN = /^(?:[A-R]|1[0-4]|[1-9])$/

/** "(A,C,G)" or "(1,3,7)" in Austria and Germany. */
export function isAllergenList(codes: readonly string[]): boolean {
  return codes.length >= 2 && codes.every((code) => ALLERGEN.test(code))
}

/** A bracket of letters is a mark when it is short or the legend knows it; "(vegan)" stays in the text, where it has a scope. */
function isCode(code: string, legend: MenuContext['legend']): boolean {
  return (
    legend.has(code) ||
    (/^[A-Z*+]{1,4}$/.test(code) &&
      /^(?:V|GF|DF|N|NF|SF|PB|S|G|D|SOY|H|K|R|C|P|E)/.test(code) &&
      code.length <= 3)
  )
}

function decode(mark: string, legend: MenuContext['legend']): MarkMeaning | undefined {
  const said = legend.get(mark)
  if (said !== undefined) return said
  // Where "V" is vegan, "VG" is what is left: vegetarian.
  if (mark === 'VG' && legend.get('V') === 'vegan') return 'vegetarian'
  return USUAL[mark]
}
