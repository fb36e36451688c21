import type { CityName, PageMeta } from '../../worker/contract/page/page.ts'

/** Title and description of the main view, at a place that was searched (`near`, else empty), and of a city's. */
export function findMeta(city: CityName | null, near: string): PageMeta {
  if (!city && near) {
    return {
      title: `Vegan food near ${near} | Sprig`,
      description: `Vegan restaurants, food trucks and vegan options near ${near}: a map, a list and every dish.`,
    }
  }
  if (!city) {
    return {
      title: 'Sprig: find vegan food near you',
      description:
        'A map and a list of restaurants with vegan food, anywhere in the world: every dish, and the food trucks that are out right now.',
    }
  }
  const place = `${city.city}, ${city.state}`
  return {
    title: `Vegan food in ${place} | Sprig`,
    description: `Vegan restaurants, food trucks and vegan options in ${place}: a map, a list and every dish.`,
  }
}

/** The heading of the main view. */
export function findTitle(city: CityName | null, near: string): string {
  if (city) return `Vegan food in ${city.city}, ${city.state}`
  return near ? `Vegan food near ${near}` : 'Find vegan food near you'
}
