import '../chips.css'

interface CuisineChipProps {
  /** In the language of the page. */
  name: string
  /** The cuisines of this name; of these, a form sent without scripts sends the chosen one, or else the first. */
  cuisines: readonly string[]
  /** Undefined while none of them is chosen. */
  chosen: string | undefined
  disabled?: boolean
  onToggle: (cuisines: readonly string[], isOn: boolean) => void
}

/** A check-box for one cuisine. */
export function CuisineChip({
  name,
  cuisines,
  chosen,
  disabled = false,
  onToggle,
}: CuisineChipProps) {
  return (
    <label className="chip">
      <input
        type="checkbox"
        name="cuisine"
        value={chosen ?? cuisines[0]}
        checked={chosen !== undefined}
        disabled={disabled}
        onChange={({ target }) => onToggle(cuisines, target.checked)}
      />
      {name}
    </label>
  )
}
