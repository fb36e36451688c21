import './DishList.css'
import { listed, t, to } from '../../../languages/t.ts'
import { SUMMARY_OPTIONS } from '../../../worker/contract/limits.ts'
import type { FoundRestaurant } from '../../../worker/contract/restaurant.ts'
import { Carousel } from '../../ui/Carousel.tsx'

type Dishes = Pick<FoundRestaurant, '_id' | 'name' | 'veganOptions'>

/** The names of the first dishes, for a row that is closed. */
export function DishSummary({ veganOptions }: Pick<Dishes, 'veganOptions'>) {
  if (veganOptions.length === 0) return null
  return (
    <p className="row-dishes" dir="auto">
      {listed(veganOptions.slice(0, SUMMARY_OPTIONS).map(({ option }) => option))}
    </p>
  )
}

/** The dishes of an open row: one directly, several in a carousel that ends with a link to the full menu. */
export function DishList({ restaurant }: { restaurant: Dishes }) {
  const { veganOptions, name, _id } = restaurant
  const [only, second] = veganOptions
  if (!only) return <p className="row-no-dishes">{t('No dishes listed yet')}</p>
  if (!second) {
    return (
      <p className="only-dish" dir="auto">
        <strong>{only.option}</strong>
        {only.description && `: ${only.description}`}
      </p>
    )
  }
  const cards = veganOptions.slice(0, SUMMARY_OPTIONS).map(({ option, description, index }) => ({
    key: index,
    card: (
      <div className="dish-card" dir="auto">
        <strong>{option}</strong>
        {description && <span>{description}</span>}
      </div>
    ),
  }))
  const rest = (
    <div className="dish-card dish-rest">
      <a href={to(`/details/${_id}`)}>{t('rest of menu')}</a>
    </div>
  )
  return (
    <Carousel
      label={t('Vegan dishes at {name}', { name })}
      cards={[...cards, { key: 'rest', card: rest }]}
    />
  )
}
