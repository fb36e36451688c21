import { MAX_NAME_LENGTH } from '../../worker/contract/listings/listingLimits.ts'
import { Field } from '../ui/form/Field.tsx'
import { useBuilding } from './buildingContext.ts'
import { change } from './draft/building.ts'

/** What the place is called, as the draft has it. */
export function NameField({ label }: { label: string }) {
  const { building, shown } = useBuilding()
  return (
    <Field
      label={label}
      name="name"
      required
      autoComplete="off"
      maxLength={MAX_NAME_LENGTH}
      value={shown.draft.name}
      error={shown.problems.name}
      onChange={({ target }) => change(building, { name: target.value })}
    />
  )
}
