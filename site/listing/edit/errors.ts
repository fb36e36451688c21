import { t } from '../../../languages/t.ts'

/** What each input of a form needs, by its `name`. */
export type Errors = Record<string, string>

export function findDishErrors(dishes: readonly { option: string; description: string }[]): Errors {
  const errors: Errors = {}
  dishes.forEach(({ option, description }, index) => {
    if (option.trim() === '') errors[`veganOptions.${index}.option`] = t('A dish needs a name.')
    if (description.trim() === '') {
      errors[`veganOptions.${index}.description`] = t('A dish needs a description.')
    }
  })
  return errors
}

/** Removes the errors of an input and of the inputs inside it, such as "veganOptions.0.option". */
export function clearErrors(errors: Errors, input: string): void {
  for (const name of Object.keys(errors)) {
    if (name === input || name.startsWith(`${input}.`)) delete errors[name]
  }
}
