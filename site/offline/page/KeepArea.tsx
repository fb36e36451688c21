import '../../ui/card.css'
import './AreasPage.css'
import { Trans } from '../../../languages/Trans.tsx'
import { t } from '../../../languages/t.ts'
import { formatRadius } from '../../device/units/distances.ts'
import { useUnits } from '../../device/units/units.ts'
import type { Area } from '../../kept/keptAreas.ts'
import { Button } from '../../ui/Button.tsx'
import type { Keeping } from './useKeeping.ts'

interface KeepAreaProps {
  area: Area
  keeping: Keeping
}

/** Downloads an area to this device and shows the progress. */
export function KeepArea({ area, keeping: { progress, problem, keep, stop } }: KeepAreaProps) {
  const units = useUnits()
  return (
    <section className="card keep-area" aria-label={t('Keep {name}', { name: area.name })}>
      <p>
        <Trans
          id="All places within {radius} of <strong>{name}</strong>, of very many the nearest."
          values={{ radius: formatRadius(area.km, units), name: area.name }}
          components={{ strong: <strong dir="auto" /> }}
        />
      </p>
      {progress && (
        <progress
          aria-label={t('Progress')}
          {...(progress.all > 0 && { max: progress.all, value: progress.done })}
        />
      )}
      {/* Always here: screen readers announce only what is added to it. */}
      <p role="status">{progress && progress.all > 0 && t('{done} of {all}', { ...progress })}</p>
      {problem && <p role="alert">{problem}</p>}
      {progress ? (
        <Button onClick={stop}>{t('Stop')}</Button>
      ) : (
        <Button look="primary" onClick={() => void keep(area)}>
          {t('Keep this area')}
        </Button>
      )}
    </section>
  )
}
