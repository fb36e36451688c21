import { t, to } from '../../languages/t.ts'
import type { PageContent } from '../contract/page/page.ts'
import type { Restaurant } from '../contract/restaurant.ts'
import { CHOICE_NAMES, choiceWords, TEXT_NAMES } from '../contract/restaurants/fieldNames.ts'
import { fieldOf } from '../contract/restaurants/fields.ts'
import { hoursLd } from './hoursLd.ts'

const VEGAN_DIET = 'https://schema.org/VeganDiet'
const MAX_ITEMS = 30

function restaurantLd(restaurant: Restaurant, origin: string): object {
  const { _id, name, cuisine, geoJson, veganOptions } = restaurant
  const [lng, lat] = geoJson?.coordinates ?? []
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${origin}/details/${_id}`,
    url: origin + to(`/details/${_id}`),
    name,
    ...(cuisine.length > 0 ? { servesCuisine: cuisine } : {}),
    ...textsLd(restaurant),
    ...choicesLd(restaurant),
    ...hoursLd(restaurant.week),
    ...(geoJson ? { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } } : {}),
    ...(veganOptions.length > 0
      ? {
          hasMenu: {
            '@type': 'Menu',
            hasMenuItem: veganOptions.map(({ option, description }) => ({
              '@type': 'MenuItem',
              name: option,
              ...(description ? { description } : {}),
              suitableForDiet: VEGAN_DIET,
            })),
          },
        }
      : {}),
  }
}

function textsLd(restaurant: Restaurant): Record<string, string | string[]> {
  const properties: Record<string, string | string[]> = {}
  for (const name of TEXT_NAMES) {
    const { schemaOrg, toHref } = fieldOf(name)
    const text = restaurant[name]
    if (!schemaOrg || !text) continue
    const value = schemaOrg === 'sameAs' && toHref ? toHref(text) : text
    const before = properties[schemaOrg]
    properties[schemaOrg] = before === undefined ? value : [before, value].flat()
  }
  return properties
}

const LD_VALUES: Readonly<Record<string, boolean>> = { yes: true, no: false }

function choicesLd(restaurant: Restaurant): { amenityFeature?: object[] } {
  const known = CHOICE_NAMES.flatMap((name) => {
    const value = restaurant[name]
    return value ? [{ name, value }] : []
  })
  if (known.length === 0) return {}
  return {
    amenityFeature: known.map(({ name, value }) => ({
      '@type': 'LocationFeatureSpecification',
      name: t(fieldOf(name).label),
      value: LD_VALUES[value] ?? t(choiceWords(name, value)),
    })),
  }
}

/** The JSON-LD of a page, in schema.org's terms. */
export function jsonLdFor(content: PageContent, origin: string): object[] {
  if (content.page === 'details') return [restaurantLd(content.restaurant, origin)]
  if (content.page !== 'find' || !content.city || !content.answer) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: t('Vegan food in {city}, {state}', {
        city: content.city.city,
        state: content.city.state,
      }),
      numberOfItems: content.answer.total,
      itemListElement: content.answer.restaurants.slice(0, MAX_ITEMS).map((restaurant, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: restaurant.name,
        url: origin + to(`/details/${restaurant._id}`),
      })),
    },
  ]
}
