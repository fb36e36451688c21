import { listed, locale } from '../../../languages/t.ts'
import type { Place } from '../search.ts'

/** In the language of the page: 'Concord, NH', 'Paris, France', '02139 Cambridge, MA', 'München, Deutschland'. */
export function placeLabel(place: Place): string {
  const { zip, region, country } = place
  const name = nameIn(place)
  const where = country === 'US' || country === '' ? region : (countryIn(country) ?? region)
  const parts = [zip ? `${zip} ${name}` : name, where].filter(Boolean)
  return country === 'US' ? parts.join(', ') : listed(parts)
}

/** The name of a place in the language of the page, where it is known. */
export function nameIn({
  name,
  names,
}: {
  name: string
  names?: Place['names'] | undefined
}): string {
  return names?.[locale().slice(0, 2)] ?? name
}

/** The name of a country in the language of the page. */
export function countryIn(code: string): string | undefined {
  try {
    return new Intl.DisplayNames(locale(), { type: 'region' }).of(code)
  } catch {
    return undefined
  }
}
