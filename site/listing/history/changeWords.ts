import { listed, locale, msg, t } from '../../../languages/t.ts'
import {
  CHOICE_NAMES,
  choiceWords,
  FIELD_NAMES,
} from '../../../worker/contract/restaurants/fieldNames.ts'
import { FIELDS } from '../../../worker/contract/restaurants/fields.ts'

const MAX_LENGTH = 160

/** Labels of history entries that are no fields of a restaurant; `geoJson` is its place. */
const MORE_LABELS: Record<string, string> = {
  geoJson: FIELDS.place.label,
  menu: msg('Menu'),
  deletedAt: msg('Deleted'),
  closedAt: msg('Closed'),
  confirmedAt: msg('Confirmed'),
}

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
  const words = choice ? t(choiceWords(choice, value)).toLocaleLowerCase(locale()) : wordsOf(value)
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).toWellFormed()}…` : words
}

function verdictWords(verdict: unknown): string {
  if (verdict === null) return t('as we read it')
  return verdict === 'vegan' ? t('vegan') : t('not vegan')
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return t('none')
  if (Array.isArray(value)) return value.length === 0 ? t('none') : listed(value.map(wordsOf))
  if (typeof value === 'object') {
    if ('option' in value) return String(value.option)
    if ('coordinates' in value && Array.isArray(value.coordinates)) {
      return [...value.coordinates].reverse().map(String).join(', ')
    }
    return JSON.stringify(value)
  }
  return String(value)
}
