import '../chips.css'
import { cuisinesByName } from '../../../worker/contract/restaurants/cuisineNames.ts'

interface CuisineChipsProps {
  cuisines: readonly string[]
  chosen: readonly string[]
  /** How many may be chosen. */
  max: number
  /** Called with the cuisines of one name. */
  onToggle: (alike: readonly string[], isOn: boolean) => void
}

/** A check-box for each name of a cuisine. A form sent without scripts sends the chosen cuisine of that name, or else the first. */
export function CuisineChips({ cuisines, chosen, max, onToggle }: CuisineChipsProps) {
  return [...cuisinesByName(cuisines)].map(([name, alike]) => {
    const chosenOne = alike.find((one) => chosen.includes(one))
    return (
      <label className="chip" key={name}>
        <input
          type="checkbox"
          name="cuisine"
          value={chosenOne ?? alike[0]}
          checked={chosenOne !== undefined}
          disabled={chosen.length >= max && chosenOne === undefined}
          onChange={({ target }) => onToggle(alike, target.checked)}
        />
        {name}
      </label>
    )
  })
}
