import type { FoundRestaurant } from '../restaurant.ts'
import type { FindAnswer, PageInput } from './page.ts'

/** Values that most restaurants of a list share, which a page with hundreds of them leaves out. */
export type Usual = Omit<
  FoundRestaurant,
  '_id' | 'geoJson' | 'veganOptions' | 'restaurantKey' | 'metadata' | 'distance'
>
/** Fields that every restaurant has a value of its own for. */
type Own = Pick<FoundRestaurant, '_id' | 'geoJson' | 'metadata' | 'distance'> & {
  /** Name and description of each dish. */
  veganOptions: [string, string][]
}
type PackedRestaurant = Partial<Usual> & Own

/**
 * The values of each field for all restaurants, since gzip compresses similar text best when it is close together. Fields that
 * have the usual value everywhere are left out.
 */
type Columns = { [Field in keyof Own]: Own[Field][] } & {
  [Field in keyof Usual]?: Usual[Field][]
}
type PackedAnswer = Omit<FindAnswer, 'restaurants'> & { columns: Columns; usual: Usual }
type PackedContent = PageInput['content'] | { page: 'find'; answer: PackedAnswer }

/** Undoes `packPage` of the Worker; @throws SyntaxError when the text is not JSON. */
export function unpackPage(text: string): PageInput {
  // The same build of the Worker wrote it into the document.
  const input = JSON.parse(text) as PageInput & { content: PackedContent }
  const { content } = input
  if (content.page === 'find' && content.answer && 'columns' in content.answer) {
    const { usual, columns, ...answer } = content.answer
    const restaurants = columns._id.map((_, row) => unpackRestaurant(columns, row, usual))
    return { ...input, content: { ...content, answer: { ...answer, restaurants } } }
  }
  return input
}

function unpackRestaurant(columns: Columns, row: number, usual: Usual): FoundRestaurant {
  const values = Object.entries(columns).map(([field, column]) => [field, column[row]])
  // The types of the columns say which fields these are.
  const packed = Object.fromEntries(values) as PackedRestaurant
  return {
    ...usual,
    ...packed,
    restaurantKey: packed._id,
    veganOptions: packed.veganOptions.map(([option, description], index) => ({
      option,
      description,
      index,
    })),
  }
}
