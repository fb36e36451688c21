import type { FoundRestaurant } from '../restaurant.ts'
import type { VeganOption } from '../veganOption.ts'
import type { FindAnswer, PageInput } from './page.ts'

/** Values that most restaurants of a list share, which a page with hundreds of them leaves out. */
export type Usual = Omit<
  FoundRestaurant,
  '_id' | 'geoJson' | 'veganOptions' | 'restaurantKey' | 'metadata' | 'distance'
>

/** A restaurant without its usual values and without fields that follow from others. */
type PackedRestaurant = Partial<Usual> &
  Pick<FoundRestaurant, '_id' | 'geoJson' | 'metadata' | 'distance'> & {
    veganOptions: Omit<VeganOption, 'index'>[]
  }
type PackedAnswer = Omit<FindAnswer, 'restaurants'> & {
  restaurants: PackedRestaurant[]
  usual: Usual
}
type PackedContent = PageInput['content'] | { page: 'find'; answer: PackedAnswer }

/** Undoes `packPage` of the Worker; @throws SyntaxError when the text is not JSON. */
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
