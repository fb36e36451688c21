import '../chips.css'
import { capitaliseCuisine } from '../../../worker/contract/restaurants/cuisineNames.ts'

interface CuisineChipProps {
  cuisine: string
  isChosen: boolean
  disabled?: boolean
  onToggle: (cuisine: string, isOn: boolean) => void
}

/** A check-box for one cuisine. */
export function CuisineChip({ cuisine, isChosen, disabled = false, onToggle }: CuisineChipProps) {
  return (
    <label className="chip">
      <input
        type="checkbox"
        name="cuisine"
        value={cuisine}
        checked={isChosen}
        disabled={disabled}
        onChange={({ target }) => onToggle(cuisine, target.checked)}
      />
      {capitaliseCuisine(cuisine)}
    </label>
  )
}
