import { type ChoiceName, fieldOf, NOT_KNOWN } from '../../../../worker/contract/listings/fields.ts'

interface ChoiceProps {
  name: ChoiceName
  /** Null: nobody has said. */
  chosen: string | null
  onChange: (value: string | null) => void
}

/** One of the values of a field, or that it is not known. */
export function Choice({ name, chosen, onChange }: ChoiceProps) {
  const { label, choices = {} } = fieldOf(name)
  const offered = [...Object.entries(choices), [null, NOT_KNOWN] as const]
  return (
    <fieldset className="filter-group">
      <legend>{label}</legend>
      {offered.map(([value, words]) => (
        <label className="chip" key={words}>
          <input
            type="radio"
            name={name}
            value={value ?? ''}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  )
}
