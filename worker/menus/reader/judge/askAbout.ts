import type { Judgement } from '../menu.ts'

/** The forms that a doubt has, as the judge says it, and what to ask about each. */
const QUESTIONS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^in such a kitchen it may have (.+)$/, (food) => `whether it has ${food}`],
  [/^it names (.+)$/, (food) => `whether the ${food} is vegan`],
  [/^by custom it has (.+)$/, (food) => `whether it has ${food}`],
  [/^(.+?) (?:may have|usually has) (.+)$/, (dish, food) => `whether the ${dish} has ${food}`],
  [/^(.+?) does not say what (?:is in it|it is made of)$/, (dish) => `what is in the ${dish}`],
  [/^(.+?) is not known$/, (words) => `what is in it; we do not know “${words}”`],
  [/^marked vegetarian, not vegan$/, () => 'whether it has milk, egg or honey'],
  [/^not marked vegan/, () => 'why it is not marked vegan'],
]
/** What stands before the doubt itself: a mark, a claim. */
const BEFORE = /^(?:.*, yet |marked \S+: )/

/**
 * What to ask the kitchen about a dish before it can be called vegan, as a sentence without its stop: "Ask whether the curry has
 * ghee or fish sauce". Null where there is nothing to ask: it is vegan, or it is not.
 */
export function askAbout({ verdict, reason }: Judgement): string | null {
  if (verdict === 'unsure') return `Ask ${questionOf(reason)}`
  if (verdict !== 'on-request') return null
  const [order = '', doubt] = reason.split('; ')
  if (!order.startsWith('with ')) return 'Ask for it to be made vegan'
  const wish = `Ask for ${order.slice('with '.length)}`
  return doubt === undefined ? wish : `${wish}, and ${questionOf(doubt)}`
}

function questionOf(reason: string): string {
  const doubt = reason.replace(BEFORE, '').replace(/[“”]/g, '')
  for (const [form, ask] of QUESTIONS) {
    const found = form.exec(doubt)
    if (found) return ask(...found.slice(1))
  }
  return 'what is in it'
}
