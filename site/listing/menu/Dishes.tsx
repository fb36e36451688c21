import type { DishCounts, Restaurant, VeganOption } from '../../../worker/contract/restaurant.ts'
import { websiteLink } from '../place/addresses.ts'
import { shortDay } from '../readableDay.ts'
import { ORIGINS, sharedOrigin } from './origins.ts'
import { veganOnMenu } from './veganOnMenu.ts'

interface VeganOnMenuProps {
  menu: string
  counts: DishCounts | undefined
  restaurant: Restaurant
}

/** How much of a written menu is vegan, and which of the dishes that people named stand on it. */
export function VeganOnMenu({ menu, counts, restaurant }: VeganOnMenuProps) {
  const names = veganOnMenu(menu, restaurant.veganOptions)
  const isCounted = counts !== undefined && counts.all > 0
  if (restaurant.diet === 'vegan' || (!isCounted && names.length === 0)) return null
  const named = names.length === 1 ? '1 dish' : `${names.length} dishes`
  return (
    <p className="details-vegan" dir="auto">
      <strong>{isCounted ? countWords(counts) : `${named} of this menu known to be vegan:`}</strong>{' '}
      {names.length > 0 && `${isCounted ? 'Among them: ' : ''}${names.join(', ')}.`}
    </p>
  )
}

function countWords({ vegan, all }: DishCounts): string {
  const dishes = all === 1 ? 'dish' : 'dishes'
  if (vegan === 0) return `None of ${all} ${dishes} is known to be vegan.`
  return `${vegan} of ${all} ${dishes} ${vegan === 1 ? 'is' : 'are'} vegan.`
}

/** What people wrote down of what there is to eat. */
export function Dishes({ restaurant }: { restaurant: Restaurant }) {
  const { veganOptions, diet, website } = restaurant
  if (veganOptions.length === 0) {
    return (
      <p className="details-none">
        Nobody has written down the dishes yet
        {diet === 'vegan'
          ? ', but you can have any of them: everything here is vegan. '
          : '. A kind kitchen will tell you what is vegan when you ask. '}
        {websiteLink(website) !== null && 'Their website may show the menu.'}
      </p>
    )
  }
  // Else the line below the dishes says it once for all.
  const isEachNamed = sharedOrigin(veganOptions) === null
  return (
    <ul className="dishes">
      {veganOptions.map((dish) => (
        <li key={dish.index} dir="auto">
          <strong>{dish.option}</strong>
          {dish.description !== '' && <>: {dish.description}</>}
          {isEachNamed && <DishOrigin dish={dish} />}
        </li>
      ))}
    </ul>
  )
}

/** "From the owner, checked Nov 21, 2026" */
function DishOrigin({ dish: { source, checkedAt } }: { dish: VeganOption }) {
  if (source === undefined) return null
  return (
    <small className="dish-origin" dir="ltr">
      From {ORIGINS[source]}
      {checkedAt !== undefined && (
        <>
          , checked <time dateTime={checkedAt}>{shortDay(checkedAt)}</time>
        </>
      )}
    </small>
  )
}
