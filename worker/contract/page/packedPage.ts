import type { FoundRestaurant } from '../restaurant.ts'
import type { VeganOption } from '../veganOption.ts'
import type { FindAnswer, PageInput } from './page.ts'

/** What most places of a list have alike: a page says it once, for it may bring hundreds of places. */
export type Usual = Omit<
  FoundRestaurant,
  '_id' | 'geoJson' | 'veganOptions' | 'restaurantKey' | 'metadata' | 'distance'
>

/** Without what is usual, and without what another field says already. */
type PackedRestaurant = Partial<Usual> &
  Pick<FoundRestaurant, '_id' | 'geoJson' | 'metadata' | 'distance'> & {
    veganOptions: Omit<VeganOption, 'index'>[]
  }
type PackedAnswer = Omit<FindAnswer, 'restaurants'> & {
  restaurants: PackedRestaurant[]
  usual: Usual
}
type PackedContent = PageInput['content'] | { page: 'find'; answer: PackedAnswer }

/** What `packPage` of the Worker made, as it was before; @throws SyntaxError when the text is no JSON. */
export function unpackPage(text: string): PageInput {
  // The same build of the Worker wrote it into the document.
  const input = JSON.parse(text) as PageInput & { content: PackedContent }
  const { content } = input
  if (content.page === 'find' && content.answer && 'usual' in content.answer) {
    const { usual, restaurants, ...answer } = content.answer
    const unpacked = restaurants.map((packed) => unpackRestaurant(packed, usual))
    return { ...input, content: { ...content, answer: { ...answer, restaurants: unpacked } } }
  }
  return input
}

function unpackRestaurant(packed: PackedRestaurant, usual: Usual): FoundRestaurant {
  return {
    ...usual,
    ...packed,
    restaurantKey: packed._id,
    veganOptions: packed.veganOptions.map((option, index) => ({ ...option, index })),
  }
}
