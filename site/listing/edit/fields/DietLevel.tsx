import '../../../ui/chips.css'
import { t } from '../../../../languages/t.ts'
import { DIETS, type Diet } from '../../../../worker/contract/diet.ts'
import { DIET_LABELS } from '../../../ui/Badge.tsx'
import { DietShape } from '../../../ui/DietShape.tsx'

interface DietLevelProps {
  diet: Diet
  onChange: (diet: Diet) => void
}

/** Lets a person choose how vegan a place is. */
export function DietLevel({ diet: chosen, onChange }: DietLevelProps) {
  return (
    <fieldset className="filter-group">
      <legend>{t('Vegan level')}</legend>
      {DIETS.map((diet) => (
        <label className="chip" key={diet} data-diet={diet}>
          <input
            type="radio"
            name="diet"
            value={diet}
            checked={diet === chosen}
            onChange={() => onChange(diet)}
          />
          <DietShape diet={diet} />
          {t(DIET_LABELS[diet])}
        </label>
      ))}
    </fieldset>
  )
}
