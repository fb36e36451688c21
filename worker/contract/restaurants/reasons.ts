import { locale, msg, t } from '../../../languages/t.ts'
import { FOODS } from './foods.ts'
import type { MenuDish } from './menuDishes.ts'

/** The reason for the reader's verdict on a dish; its sentence is in `SENTENCES`. */
export interface DishReason {
  code: keyof typeof SENTENCES
  /** The printed words that it is about: a mark, a dish, a food. */
  words?: readonly string[]
  /** The animal food or foods in question, in English: "milk, butter or egg". */
  holds?: string
  /** The reason against it, or a second question. */
  yet?: DishReason
}

/** A dish that one can ask about. */
export interface AskedDish {
  verdict: 'on-request' | 'unsure'
  reason: DishReason
}

/** A dish with the question about it. */
export interface StoredQuestion {
  dish: string
  /** Missing when the question was stored as a sentence by an older version, until the menu is judged again. */
  about?: AskedDish
}

/** Whether there is anything to ask about a dish; the other verdicts are certain. */
export function isAsked(verdict: MenuDish['verdict']): verdict is AskedDish['verdict'] {
  return verdict === 'unsure' || verdict === 'on-request'
}

/** Codes are stored with a menu's questions: add new ones, but never rename one or change its meaning. */
const SENTENCES = {
  marked: msg('marked {first} by the restaurant'),
  diet: msg('the restaurant says so'),
  allVegan: msg('the restaurant says all its food is vegan'),
  listedUnder: msg('listed under “{first}”'),
  veganKind: msg('the restaurant says its {first} is vegan'),
  saysVegan: msg('its name or description says vegan'),
  plant: msg('“{first}” is plant-based'),
  twoPlants: msg('{first} and {second} are plants'),
  threePlants: msg('{first}, {second} and {third} are plants'),
  manyPlants: msg('{first}, {second}, {third} and the rest are plants'),
  markedOnRequest: msg('marked {first}: vegan on request'),
  canBeVegan: msg('can be made vegan'),
  inPlaceOf: msg('with {first} in place of {second}'),
  names: '{first}',
  listedUnderAnimal: msg('listed under {first}'),
  usually: msg('{first} usually has {holds}'),
  servedWith: msg('served with {first}'),
  supplement: msg('a supplement, and no dish'),
  allergen: msg('marked {first}: by custom it has {holds}'),
  saltedWithFish: msg('in such a kitchen it may have fish sauce or shrimp paste'),
  vegetarian: msg('marked vegetarian, not vegan'),
  notMarked: msg('not marked vegan, as other dishes are'),
  maybe: msg('{first} may have {holds}'),
  form: msg('“{first}” may have {holds}'),
  meatless: msg('meatless {first} may have {holds}'),
  unsaid: msg('“{first}” does not say what is in it'),
  unsaidOfSauce: msg('“{first}” does not say what it is made of'),
  unsaidAtAll: msg('does not say what is in it'),
  unknown: msg('“{first}” is not known'),
  tooLong: msg('what the menu says of it is too long to be read'),
} as const

/** The words after "Ask" for a doubt. Without an entry the question is what is in the dish. */
const QUESTIONS: Readonly<Partial<Record<DishReason['code'], string>>> = {
  names: msg('whether the {first} is vegan'),
  usually: msg('whether the {first} has {holds}'),
  maybe: msg('whether the {first} has {holds}'),
  form: msg('whether the {first} has {holds}'),
  meatless: msg('whether the meatless {first} has {holds}'),
  allergen: msg('whether it has {holds}'),
  saltedWithFish: msg('whether it has fish sauce or shrimp paste'),
  vegetarian: msg('whether it has milk, egg or honey'),
  notMarked: msg('why it is not marked vegan'),
  unsaid: msg('what is in the {first}'),
  unsaidOfSauce: msg('what is in the {first}'),
  unknown: msg('what is in it; we do not know “{first}”'),
}

/** A reason in the language of the request or page: "curry may have fish sauce", "marked VE by the restaurant, yet it names butter". */
export function sayReason(reason: DishReason): string {
  const sentence = t(SENTENCES[reason.code], valuesOf(reason))
  if (reason.yet === undefined) return sentence
  const doubt = sayDoubt(reason.yet)
  if (reason.code === 'inPlaceOf') return `${sentence}; ${doubt}`
  return t('{reason}, yet {doubt}', { reason: sentence, doubt })
}

function sayDoubt(doubt: DishReason): string {
  return doubt.code === 'names' ? t('it names {first}', valuesOf(doubt)) : sayReason(doubt)
}

/**
 * What to ask the kitchen before a dish can be called vegan, as a sentence without its full stop: "Ask whether the curry has ghee
 * or fish sauce".
 */
export function askAbout({ verdict, reason }: AskedDish): string {
  if (verdict === 'unsure') {
    return t('Ask {question}', { question: questionAbout(reason.yet ?? reason) })
  }
  if (reason.code !== 'inPlaceOf') return t('Ask for it to be made vegan')
  const wish = t('Ask for {first} in place of {second}', valuesOf(reason))
  return reason.yet === undefined
    ? wish
    : t('{wish}, and {question}', { wish, question: questionAbout(reason.yet) })
}

/** Whether all codes of a stored reason are known: one from a newer or older version has no sentence. */
export function isKnown({ code, yet }: DishReason): boolean {
  return Object.hasOwn(SENTENCES, code) && (yet === undefined || isKnown(yet))
}

function questionAbout(doubt: DishReason): string {
  const question = QUESTIONS[doubt.code]
  return question === undefined ? t('what is in it') : t(question, valuesOf(doubt))
}

function valuesOf({ words: [first = '', second = '', third = ''] = [], holds }: DishReason) {
  return { first, second, third, holds: holds === undefined ? '' : sayFoods(holds) }
}

/** "milk, butter or egg" in the reader's language. */
function sayFoods(holds: string): string {
  const foods = holds.split(/, | or /).map((food) => (FOODS.has(food) ? t(food) : food))
  // American English puts a comma before "or".
  const language = locale() === 'en-US' ? 'en-GB' : locale()
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(foods)
}
