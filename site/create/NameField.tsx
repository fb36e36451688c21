import { MAX_NAME_LENGTH } from '../../worker/contract/restaurants/restaurantLimits.ts'
import { Field } from '../ui/form/Field.tsx'
import { useCreateFlow } from './createFlowContext.ts'
import { change } from './draft/createFlow.ts'

/** The field for the place's name. */
export function NameField({ label }: { label: string }) {
  const { flow, shown } = useCreateFlow()
  return (
    <Field
      label={label}
      name="name"
      required
      autoComplete="off"
      maxLength={MAX_NAME_LENGTH}
      value={shown.draft.name}
      error={shown.problems.name}
      onChange={({ target }) => change(flow, { name: target.value })}
    />
  )
}
