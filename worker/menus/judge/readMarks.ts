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

export interface MarkedDish {
  name: string
  description: string
  marks: { mark: string; meaning: MarkMeaning }[]
}

const BRACKETED = /[([]\s*([\p{L}*+]{1,8}(?:\s*[,/&|·+]\s*[\p{L}*+]{1,8}){0,6})\s*[)\]]/gu
const TRAILING =
  /(?:^|[\s–—|·-])((?:(?:VE|VG|VGN|VEGN|V|PB|GF|DF|N|NF|SF|GFO|VGO|VEO|VO|S)\*?(?:[\s,/|·]+|$)){1,6})$/u

/** Takes the marks out of a dish's text and decodes them, the legend first. */
export function readMarks(item: MenuItem, { legend }: MenuContext): MarkedDish {
  const marks = item.marks.map(plainMark)
  const take = (text: string) =>
    text
      .replace(BRACKETED, (all, inside: string) => {
        const codes = inside.split(/[,/&|·+\s]+/).map(plainMark)
        if (!codes.every((code) => isCode(code, legend))) return all
        marks.push(...codes)
        return ' '
      })
      .replace(TRAILING, (_, codes: string) => {
        marks.push(...codes.split(/[\s,/|·]+/).map(plainMark))
        return ' '
      })
  const name = take(item.name)
  const description = take(item.description)
  const decoded = [...new Set(marks)].flatMap((mark) => {
    const meaning = decode(mark, legend)
    return meaning === undefined ? [] : [{ mark, meaning }]
  })
  return { name, description, marks: decoded }
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
