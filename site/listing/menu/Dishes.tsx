import './Dishes.css'
import { Trans } from '../../../languages/Trans.tsx'
import { listed, space, t } from '../../../languages/t.ts'
import type { DishCounts, Restaurant } from '../../../worker/contract/restaurant.ts'
import type { VeganOption } from '../../../worker/contract/veganOption.ts'
import { websiteLink } from '../place/addresses.ts'
import { shortDay } from '../readableTime.ts'
import { mentionedIn, withoutNamed } from './mentionedIn.ts'
import { ORIGINS, sharedOrigin } from './origins.ts'
import { Corrections, Questions } from './Questions.tsx'

interface VeganOnMenuProps {
  menu: string
  counts: DishCounts | undefined
  restaurant: Restaurant
}

/** The dishes of a menu that people named as vegan, and those that our own reading judged vegan, which may be wrong. */
export function VeganOnMenu({ menu, counts, restaurant }: VeganOnMenuProps) {
  const { questions = [] } = counts ?? {}
  const isOnMenu = mentionedIn(menu)
  // A correction stays stored when its dish leaves the menu.
  const corrections = (counts?.corrections ?? []).filter(({ dish }) => isOnMenu(dish))
  const named = restaurant.veganOptions.map(({ option }) => option).filter(isOnMenu)
  const known = [...named, ...corrections.map(({ dish }) => dish)]
  const isCounted = counts !== undefined && counts.all > 0
  if (restaurant.diet === 'vegan' || (!isCounted && known.length === 0)) return null
  return (
    <div className="details-vegan" dir="auto">
      {named.length > 0 && (
        <p>
          <Trans
            id="<strong>Known to be vegan:</strong> {dishes}."
            values={{ dishes: listed(named) }}
            components={{ strong: <strong /> }}
          />
        </p>
      )}
      {isCounted && <LikelyVegan counts={counts} known={known} />}
      <Corrections corrections={corrections} />
      <Questions questions={questions} />
    </div>
  )
}

interface LikelyVeganProps {
  counts: DishCounts
  /** Dishes that people named as vegan, which need no verdict of ours. */
  known: readonly string[]
}

function LikelyVegan({ counts, known }: LikelyVeganProps) {
  const { vegan, all } = counts
  const names = withoutNamed(counts.names, known)
  const likely = vegan - (counts.names.length - names.length)
  if (likely <= 0) {
    if (known.length > 0) return null
    return (
      <p>
        <strong>
          {t('None of {all} {all, plural, one {dish} other {dishes}} is known to be vegan.', {
            all,
          })}
        </strong>
      </p>
    )
  }
  // The menu below names them all.
  if (vegan === all) {
    return (
      <p>
        {likely === all ? (
          <Trans
            id="<strong>Likely vegan: {all, plural, one {the only dish} other {all {all} dishes}}.</strong> That is our reading of the menu; nobody has confirmed it yet."
            values={{ all }}
            components={{ strong: <strong /> }}
          />
        ) : (
          <Trans
            id="<strong>Likely vegan: {likely, plural, one {the other dish} other {the other {likely} dishes}}.</strong> That is our reading of the menu; nobody has confirmed it yet."
            values={{ likely }}
            components={{ strong: <strong /> }}
          />
        )}
      </p>
    )
  }
  const shown = likely > names.length ? [...names, t('others')] : names
  return (
    <p>
      <Trans
        id="<strong>Likely vegan, {likely} of {all} {all, plural, one {dish} other {dishes}}:</strong> {names}. That is our reading of the menu; nobody has confirmed it yet."
        values={{ likely, all, names: listed(shown) }}
        components={{ strong: <strong /> }}
      />
    </p>
  )
}

/** The dishes that people entered. */
export function Dishes({ restaurant }: { restaurant: Restaurant }) {
  const { veganOptions, diet, website } = restaurant
  if (veganOptions.length === 0) {
    return (
      <p className="details-none">
        {t('No dishes listed yet.')}
        {space()}
        {diet === 'vegan' ? t('Everything here is vegan.') : t('Ask the kitchen what is vegan.')}
        {space()}
        {websiteLink(website) !== null && t('The website may show the menu.')}
      </p>
    )
  }
  // If all share one origin, a line below the dishes names it once.
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
    <small className="dish-origin">
      {checkedAt === undefined ? (
        t('From {source}', { source: t(ORIGINS[source]) })
      ) : (
        <Trans
          id="From {source}, checked <time>{day}</time>"
          values={{ source: t(ORIGINS[source]), day: shortDay(checkedAt) }}
          components={{ time: <time dateTime={checkedAt} /> }}
        />
      )}
    </small>
  )
}
