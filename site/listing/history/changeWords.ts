import { listed, locale, msg, t } from '../../../languages/t.ts'
import { capitaliseCuisine } from '../../../worker/contract/restaurants/cuisineNames.ts'
import {
  CHOICE_NAMES,
  choiceWords,
  FIELD_NAMES,
} from '../../../worker/contract/restaurants/fieldNames.ts'
import { FIELDS } from '../../../worker/contract/restaurants/fields.ts'
import { DIET_LABELS } from '../../ui/Badge.tsx'
import { readableMoment } from '../readableTime.ts'

const MAX_LENGTH = 160

/** Labels of history entries that are no fields of a restaurant; `geoJson` is its place. */
const MORE_LABELS: Record<string, string> = {
  geoJson: FIELDS.place.label,
  menu: msg('Menu'),
  deletedAt: msg('Deleted'),
  closedAt: msg('Closed'),
  confirmedAt: msg('Confirmed'),
}

/** The words of values that are codes, by their field. */
const CODES: Record<string, Record<string, string>> = {
  status: {
    RESTAURANT: msg('Restaurant'),
    ONLINE: msg('Pop-up, online'),
    OFFLINE: msg('Pop-up, offline'),
  },
  diet: DIET_LABELS,
}

const MOMENTS: readonly string[] = ['onlineUntil', 'deletedAt', 'closedAt', 'confirmedAt']

/** The prefix of a corrected dish's name. */
const DISH = 'dish:'

export function fieldName(field: string): string {
  if (field.startsWith(DISH)) return field.slice(DISH.length)
  const own = FIELD_NAMES.find((name) => name === field)
  return t(own ? FIELDS[own].label : (MORE_LABELS[field] ?? field))
}

/** A field's value in a few words: "none" for nothing, long texts cut. */
export function changeWords(field: string, value: unknown): string {
  if (field.startsWith(DISH)) return verdictWords(value)
  const choice = CHOICE_NAMES.find((name) => name === field)
  const words = choice
    ? t(choiceWords(choice, value)).toLocaleLowerCase(locale())
    : wordsOf(field, value)
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).toWellFormed()}…` : words
}

function verdictWords(verdict: unknown): string {
  if (verdict === null) return t('as we read it')
  return verdict === 'vegan' ? t('vegan') : t('not vegan')
}

function wordsOf(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('none')
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (typeof value === 'string') {
    if (MOMENTS.includes(field)) return readableMoment(value)
    const code = CODES[field]?.[value]
    return code === undefined ? value : t(code)
  }
  if (Array.isArray(value)) {
    const nameOf = field === 'cuisine' ? capitaliseCuisine : dishName
    return value.length === 0 ? t('none') : listed(value.map(nameOf))
  }
  if (typeof value === 'object' && 'coordinates' in value && Array.isArray(value.coordinates)) {
    return [...value.coordinates].reverse().map(String).join(', ')
  }
  return String(value)
}

const dishName = (dish: unknown) =>
  typeof dish === 'object' && dish !== null && 'option' in dish ? String(dish.option) : String(dish)
