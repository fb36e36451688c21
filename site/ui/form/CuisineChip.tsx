import '../chips.css'

interface CuisineChipProps {
  /** In the language of the page. */
  name: string
  /** The cuisines of this name; a form that is sent without scripts sends the first. */
  cuisines: readonly string[]
  isChosen: boolean
  disabled?: boolean
  onToggle: (cuisines: readonly string[], isOn: boolean) => void
}

/** A check-box for one cuisine. */
export function CuisineChip({
  name,
  cuisines,
  isChosen,
  disabled = false,
  onToggle,
}: CuisineChipProps) {
  return (
    <label className="chip">
      <input
        type="checkbox"
        name="cuisine"
        value={cuisines[0]}
        checked={isChosen}
        disabled={disabled}
        onChange={({ target }) => onToggle(cuisines, target.checked)}
      />
      {name}
    </label>
  )
}
