import type { PageContent } from '../contract/page.ts'

/**
 * Content as a page carries it: what a list does not show is left out and distances end at 0.1 m, for a page of a large
 * city brings hundreds of places over the line. The calls of the API answer in full.
 */
export function trimForList(content: PageContent): PageContent {
  if (content.page !== 'find' || !content.answer) return content
  const restaurants = content.answer.restaurants.map((restaurant) => ({
    ...restaurant,
    address: null,
    website: null,
    openingHours: null,
    distance: Math.round(restaurant.distance * 10) / 10,
  }))
  return { ...content, answer: { ...content.answer, restaurants } }
}
