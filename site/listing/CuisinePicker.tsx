import '../ui/hint.css'
import '../ui/chips.css'
import { useId, useState } from 'react'
import { t } from '../../languages/t.ts'
import { MAX_CUISINES_PER_RESTAURANT } from '../../worker/contract/restaurants/restaurantLimits.ts'
import { fetchCuisines } from '../api/restaurants.ts'
import { CuisineChips } from '../ui/form/CuisineChips.tsx'
import { LabelNote } from '../ui/form/LabelNote.tsx'
import { OtherCuisine } from '../ui/OtherCuisine.tsx'
import { useReading } from '../ui/useReading.ts'

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
      <CuisineChips
        cuisines={shown}
        chosen={chosen}
        max={MAX_CUISINES_PER_RESTAURANT}
        onToggle={toggle}
      />
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
  useReading(null, (_, signal) => fetchCuisines(signal), setKnown)
  return known
}
