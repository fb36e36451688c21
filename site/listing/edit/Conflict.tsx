import '../../ui/notice.css'
import './Conflict.css'
import { useState } from 'react'
import { msg, t } from '../../../languages/t.ts'
import { listCuisines } from '../../../worker/contract/restaurants/cuisineNames.ts'
import {
  CHOICE_NAMES,
  choiceWords,
  type EditedName,
} from '../../../worker/contract/restaurants/fieldNames.ts'
import { fieldOf } from '../../../worker/contract/restaurants/fields.ts'
import { mayUse } from '../../account/auth.ts'
import { useAuth } from '../../account/useAuth.ts'
import { DIET_LABELS } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Draft, differences, type Side, toDraft } from './draft.ts'
import type { EditState } from './editState.ts'

interface ConflictProps {
  shown: Readonly<EditState>
  onSettle: (chosen: Partial<Record<EditedName, Side>>) => void
}

/**
 * Shown when somebody else saved first: both versions side by side, field by field. A change made on only one side is
 * preselected; where both sides changed a field, yours is.
 */
export function Conflict({ shown: { base, draft, theirs }, onSettle }: ConflictProps) {
  const { user } = useAuth()
  const [chosen, setChosen] = useState<Partial<Record<EditedName, Side>>>({})
  if (base === null || draft === null || theirs === null) return null
  const other = toDraft(theirs)
  const fields = differences(draft, other)
  const mine = new Set(differences(toDraft(base), draft))
  const choices = mayUse(user, ['admin'])
    ? fields
    : fields.filter((field) => fieldOf(field).editedBy !== 'admin')
  const sideOf = (field: EditedName): Side => chosen[field] ?? (mine.has(field) ? 'mine' : 'theirs')
  const sides = Object.fromEntries(fields.map((field) => [field, sideOf(field)]))
  return (
    <section className="conflict" aria-labelledby="conflict">
      <div className="notice" role="alert">
        <h2 id="conflict">{t('Somebody else changed this restaurant while you did')}</h2>
        <p>{t('Nothing is lost. Choose which version to keep of each part that differs.')}</p>
      </div>
      {choices.length === 0 && <p>{t('Both say the same now.')}</p>}
      {choices.map((field) => (
        <fieldset className="conflict-field" key={field}>
          <legend>{t(fieldOf(field).label)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label className="conflict-side" key={side}>
              <input
                type="radio"
                name={`side-${field}`}
                checked={sideOf(field) === side}
                onChange={() => setChosen({ ...chosen, [field]: side })}
              />
              <span>
                <strong>{side === 'mine' ? t('Yours') : t('Theirs')}</strong>
                <span className="conflict-value" dir="auto">
                  {wordsFor(side === 'mine' ? draft : other, field)}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button look="primary" onClick={() => onSettle(sides)}>
        {t('Save this version')}
      </Button>
    </section>
  )
}

const KINDS = {
  RESTAURANT: msg('Restaurant'),
  OFFLINE: msg('Pop-up'),
} as const

function wordsFor(draft: Draft, field: EditedName): string {
  const { place, veganOptions } = draft
  if (field === 'veganOptions') {
    return veganOptions.map((d) => `${d.option}: ${d.description}`).join('\n') || t('None')
  }
  if (field === 'place') {
    return place ? `${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}` : t('None')
  }
  if (field === 'cuisine') return listCuisines(draft.cuisine) || t('None')
  if (field === 'diet') return t(DIET_LABELS[draft.diet])
  if (field === 'status') return t(KINDS[draft.status])
  if (field === 'isGoogle') return draft.isGoogle ? t('Yes') : t('No')
  const choice = CHOICE_NAMES.find((name) => name === field)
  if (choice) return t(choiceWords(choice, draft[choice]))
  return draft[field] || t('None')
}
