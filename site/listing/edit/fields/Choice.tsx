import '../../../ui/chips.css'
import { t } from '../../../../languages/t.ts'
import { type ChoiceName, NOT_KNOWN } from '../../../../worker/contract/restaurants/fieldNames.ts'
import { type FieldValues, fieldOf } from '../../../../worker/contract/restaurants/fields.ts'

interface ChoiceProps<Name extends ChoiceName> {
  name: Name
  /** Null: nobody has said. */
  chosen: FieldValues[Name]
  onChange: (value: FieldValues[Name]) => void
}

/** Lets a person choose a value of a field, or "unknown". */
export function Choice<Name extends ChoiceName>({ name, chosen, onChange }: ChoiceProps<Name>) {
  const { label, choices = {} } = fieldOf(name)
  const known = Object.entries(choices) as [FieldValues[Name], string][]
  const offered = [...known, [null, NOT_KNOWN] as const]
  return (
    <fieldset className="filter-group">
      <legend>{t(label)}</legend>
      {offered.map(([value, words]) => (
        <label className="chip" key={words}>
          <input
            type="radio"
            name={name}
            value={value ?? ''}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {t(words)}
        </label>
      ))}
    </fieldset>
  )
}
