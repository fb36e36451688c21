import '../../../ui/chips.css'
import '../../../ui/hint.css'
import { useId } from 'react'
import { t } from '../../../../languages/t.ts'
import type { Kind } from '../draft.ts'

interface KindOfPlaceProps {
  status: Kind
  /** A pop-up that is out keeps its kind. */
  isOut: boolean
  error?: string | undefined
  onChange: (status: Kind) => void
}

/** Restaurant or pop-up. A pop-up goes ONLINE only by the switch in its owner's list. */
export function KindOfPlace({ status, isOut, error = '', onChange }: KindOfPlaceProps) {
  const hintId = useId()
  return (
    <fieldset
      className="filter-group"
      aria-describedby={isOut ? hintId : undefined}
      data-invalid={error !== '' || undefined}
    >
      <legend>{t('Kind of restaurant')}</legend>
      {(['RESTAURANT', 'OFFLINE'] as const).map((kind) => (
        <label className="chip" key={kind}>
          <input
            type="radio"
            name="status"
            value={kind}
            disabled={isOut}
            checked={kind === status}
            onChange={() => onChange(kind)}
          />
          {kind === 'RESTAURANT' ? t('Restaurant') : t('Pop-up or food truck')}
        </label>
      ))}
      {isOut && (
        <p className="hint" id={hintId}>
          {t('It is out right now. Take it offline first.')}
        </p>
      )}
      {error !== '' && <p className="field-error">{error}</p>}
    </fieldset>
  )
}
