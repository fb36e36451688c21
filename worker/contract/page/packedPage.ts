import type { FoundRestaurant, VeganOption } from '../restaurant.ts'
import type { PageInput } from './page.ts'

/** What most places of a list have alike: a page carries only what is different, for it may bring hundreds of places. */
const USUAL = {
  address: null,
  googleId: null,
  isGoogle: false,
  status: 'RESTAURANT',
  onlineUntil: null,
  onlineSince: null,
  website: null,
  openingHours: null,
  rating: null,
  version: 1,
  confirmedAt: null,
  closedAt: null,
} satisfies Partial<FoundRestaurant>

const usual: ReadonlyMap<string, unknown> = new Map(Object.entries(USUAL))

type PackedOption = Omit<VeganOption, 'index'>
/** Without what is usual, and without what another field says already. */
type PackedRestaurant = Omit<
  FoundRestaurant,
  keyof typeof USUAL | 'restaurantKey' | 'veganOptions'
> &
  Partial<Pick<FoundRestaurant, keyof typeof USUAL>> & { veganOptions: PackedOption[] }

/** A page's input as its document carries it: `unpackPage` makes the same of it again. */
export function packPage(input: PageInput): unknown {
  const { content } = input
  if (content.page !== 'find' || !content.answer) return input
  const restaurants = content.answer.restaurants.map(packRestaurant)
  return { ...input, content: { ...content, answer: { ...content.answer, restaurants } } }
}

function packRestaurant({ restaurantKey: _, veganOptions, ...rest }: FoundRestaurant): object {
  const unusual = Object.entries(rest).filter(([key, value]) => usual.get(key) !== value)
  const options = veganOptions.map(({ index: _index, ...option }) => option)
  return { ...Object.fromEntries(unusual), veganOptions: options }
}

/** What `packPage` made, as it was before; @throws SyntaxError when the text is no JSON. */
export function unpackPage(text: string): PageInput {
  // The same build of the Worker wrote it into the document.
  const input = JSON.parse(text) as PageInput
  const { content } = input
  if (content.page === 'find' && content.answer) {
    const packed: PackedRestaurant[] = content.answer.restaurants
    content.answer.restaurants = packed.map(unpackRestaurant)
  }
  return input
}

function unpackRestaurant(packed: PackedRestaurant): FoundRestaurant {
  return {
    ...USUAL,
    ...packed,
    restaurantKey: packed._id,
    veganOptions: packed.veganOptions.map((option, index) => ({ ...option, index })),
  }
}
