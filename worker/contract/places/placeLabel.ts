import { listed, locale } from '../../../languages/t.ts'
import type { Place } from '../search.ts'

/** 'Concord, NH', 'Paris, France', '02139 Cambridge, MA'. */
export function placeLabel({ zip, name, region, country }: Place): string {
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
