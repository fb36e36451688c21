import '../ui/hint.css'
import '../ui/chips.css'
import { useEffect, useId, useState } from 'react'
import { t } from '../../languages/t.ts'
import { cuisinesByName } from '../../worker/contract/restaurants/cuisineNames.ts'
import { MAX_CUISINES_PER_RESTAURANT } from '../../worker/contract/restaurants/restaurantLimits.ts'
import { listCuisines } from '../api/restaurants.ts'
import { CuisineChip } from '../ui/form/CuisineChip.tsx'
import { LabelNote } from '../ui/form/LabelNote.tsx'
import { OtherCuisine } from '../ui/OtherCuisine.tsx'

const MAX_SHOWN = 14

interface CuisinePickerProps {
  chosen: readonly string[]
  error?: string | undefined
  isRequired?: boolean
  onChange: (cuisines: string[]) => void
}

/** Cuisines as check-boxes, with a field to add another by name: letters and hyphens only. */
export function CuisinePicker({
  chosen,
  error = '',
  isRequired = false,
  onChange,
}: CuisinePickerProps) {
  const id = useId()
  const known = useCuisines()
  const shown = [...new Set([...chosen, ...known])].slice(0, Math.max(MAX_SHOWN, chosen.length))
  /** Of several cuisines of one name, the commonest stands for all: it is the first of `known`. */
  const toggle = (alike: readonly string[], isOn: boolean) => {
    const others = chosen.filter((one) => !alike.includes(one))
    // Also for one that is typed under "Other": the server refuses more.
    if (isOn && others.length >= MAX_CUISINES_PER_RESTAURANT) return
    onChange(isOn ? [...others, ...alike.slice(0, 1)] : others)
  }
  return (
    <fieldset
      className="filter-group"
      data-invalid={error !== '' || undefined}
      aria-describedby={error === '' ? undefined : id}
    >
      <legend>
        {t('Cuisine')}
        {isRequired && <LabelNote>{t('required')}</LabelNote>}
      </legend>
      {[...cuisinesByName(shown)].map(([name, alike]) => {
        const chosenOne = alike.find((one) => chosen.includes(one))
        return (
          <CuisineChip
            key={name}
            name={name}
            cuisines={alike}
            chosen={chosenOne}
            disabled={chosen.length >= MAX_CUISINES_PER_RESTAURANT && chosenOne === undefined}
            onToggle={toggle}
          />
        )
      })}
      <OtherCuisine known={known} isPartOfForm onAdd={(cuisine) => toggle([cuisine], true)} />
      {error !== '' && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** The cuisines in use; empty if they cannot be read. */
function useCuisines(): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([])
  useEffect(() => {
    const controller = new AbortController()
    listCuisines(controller.signal)
      .then(setKnown)
      .catch(() => undefined)
    return () => controller.abort()
  }, [])
  return known
}
