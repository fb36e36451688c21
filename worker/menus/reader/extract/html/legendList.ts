import { isLegend } from '../../marks/readLegend.ts'
import { type Element, elementsOf, textOf, tidy } from './tree.ts'

/** Letters of the longest sign that a legend explains. */
const MAX_CODE = 4
/** Terms of the longest legend. */
const MAX_TERMS = 40

/** A definition list that explains signs, as the line "V = vegan, 7 = milk"; null where it lists anything else. */
export function legendOf(list: Element): string | null {
  const pairs: { code: string; meaning: string }[] = []
  for (const element of elementsOf(list)) {
    const text = element.tag === 'dt' || element.tag === 'dd' ? tidy(textOf(element)) : ''
    if (element.tag === 'dt') {
      if (text === '' || text.length > MAX_CODE || pairs.length === MAX_TERMS) return null
      pairs.push({ code: text, meaning: '' })
    } else if (element.tag === 'dd') {
      const last = pairs.at(-1)
      if (last === undefined) return null
      // A comma would part it in two entries.
      last.meaning = `${last.meaning} ${text.replace(/[,;|·•]\s*/g, ' ')}`.trim()
    }
  }
  const line = pairs.map(({ code, meaning }) => `${code} = ${meaning}`).join(', ')
  return isLegend(line) ? line : null
}
