import { listed, t } from '../../languages/t.ts'
import type { CityName, PageMeta } from '../../worker/contract/page/page.ts'

/** Title and description of the main view: at a searched place (`near`, else empty) or a city. */
export function findMeta(city: CityName | null, near: string): PageMeta {
  if (!city && near) {
    return {
      title: t('Vegan food near {near} | Sprig', { near }),
      description: t(
        'Vegan restaurants, food trucks and vegan options near {near}: a map, a list and every dish.',
        { near },
      ),
    }
  }
  if (!city) {
    return {
      title: t('Sprig: find vegan food near you'),
      description: t(
        'A map and a list of restaurants with vegan food, anywhere in the world: every dish, and the food trucks that are out right now.',
      ),
    }
  }
  const place = listed([city.city, city.state])
  return {
    title: t('Vegan food in {place} | Sprig', { place }),
    description: t(
      'Vegan restaurants, food trucks and vegan options in {place}: a map, a list and every dish.',
      { place },
    ),
  }
}

/** The heading of the main view. */
export function findTitle(city: CityName | null, near: string): string {
  if (city) return t('Vegan food in {city}, {state}', { city: city.city, state: city.state })
  return near ? t('Vegan food near {near}', { near }) : t('Find vegan food near you')
}
