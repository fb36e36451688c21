import { listed, locale } from '../../../languages/t.ts'
import type { Place } from '../search.ts'

/** In the language of the page: 'Concord, NH', 'Paris, France', '02139 Cambridge, MA', 'München, Deutschland'. */
export function placeLabel({ zip, names, region, country, ...place }: Place): string {
  const name = names?.[locale().slice(0, 2)] ?? place.name
  const where = country === 'US' || country === '' ? region : (countryName(country) ?? region)
  const parts = [zip ? `${zip} ${name}` : name, where].filter(Boolean)
  return country === 'US' ? parts.join(', ') : listed(parts)
}

function countryName(code: string): string | undefined {
  try {
    return new Intl.DisplayNames(locale(), { type: 'region' }).of(code)
  } catch {
    return undefined
  }
}
