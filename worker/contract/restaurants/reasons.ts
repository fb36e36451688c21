import { locale, msg, t } from '../../../languages/t.ts'
import { FOODS } from './foods.ts'
import type { MenuDish } from './menuDishes.ts'

/** Why the reader of menus calls a dish so, as it tells it: its sentence is one of `SENTENCES`. */
export interface DishReason {
  code: keyof typeof SENTENCES
  /** What it speaks of, as printed: a mark, a dish, a food. */
  words?: readonly string[]
  /** The animal food that it may be about: one food or several, in English, "milk, butter or egg". */
  holds?: string
  /** What speaks against it, or is to be asked as well. */
  yet?: DishReason
}

/** A dish of which one can ask. */
export interface AskedDish {
  verdict: 'on-request' | 'unsure'
  reason: DishReason
}

/** A dish with what it is to be asked about. */
export interface StoredQuestion {
  dish: string
  /** Missing where the question is stored as a sentence of old, until the menu is judged anew. */
  about?: AskedDish
}

/** Of any other dish there is nothing to ask: it is vegan, or it is not. */
export function isAsked(verdict: MenuDish['verdict']): verdict is AskedDish['verdict'] {
  return verdict === 'unsure' || verdict === 'on-request'
}

/** Codes are stored with a menu's questions: one may be added, but none renamed or given another meaning. */
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

/** What follows "Ask" about a doubt; of any other nobody knows what is in it. */
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
  const said = t(SENTENCES[reason.code], valuesOf(reason))
  if (reason.yet === undefined) return said
  const doubt = sayDoubt(reason.yet)
  if (reason.code === 'inPlaceOf') return `${said}; ${doubt}`
  return t('{reason}, yet {doubt}', { reason: said, doubt })
}

function sayDoubt(doubt: DishReason): string {
  return doubt.code === 'names' ? t('it names {first}', valuesOf(doubt)) : sayReason(doubt)
}

/**
 * What to ask the kitchen about a dish before it can be called vegan, as a sentence without its stop: "Ask whether the curry has
 * ghee or fish sauce".
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

/** "milk, butter or egg" in the language of who reads it. */
function sayFoods(holds: string): string {
  const foods = holds.split(/, | or /).map((food) => (FOODS.has(food) ? t(food) : food))
  // The one of the United States writes a comma before "or".
  const language = locale() === 'en-US' ? 'en-GB' : locale()
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(foods)
}
