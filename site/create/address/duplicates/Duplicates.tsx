import '../../../ui/Button.css'
import '../../../ui/card.css'
import '../../../ui/hint.css'
import '../../StepBar.css'
import '../../StepPage.css'
import './Duplicates.css'
import { useEffect, useRef } from 'react'
import { t, to } from '../../../../languages/t.ts'
import type { Duplicate } from '../../../../worker/contract/restaurants/creating.ts'
import { listCuisines } from '../../../../worker/contract/restaurants/cuisineNames.ts'
import { formatDistance } from '../../../device/units/distances.ts'
import { useUnits } from '../../../device/units/units.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageIcon } from '../../../ui/PageIcon.tsx'
import { useCreateFlow } from '../../createFlowContext.ts'
import { StepBar } from '../../StepBar.tsx'
import { confirmNew } from './duplicateCheck.ts'

interface DuplicatesProps {
  duplicates: readonly Duplicate[]
  /** Called when they are other places. */
  onNew: () => void
}

/** Existing restaurants that may be the same place, to avoid duplicates. */
export function Duplicates({ duplicates, onNew }: DuplicatesProps) {
  const { flow } = useCreateFlow()
  const units = useUnits()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="duplicates" aria-labelledby="duplicates-title">
      <h2 id="duplicates-title" ref={title} tabIndex={-1} className="create-question">
        {t('Is it one of these?')}
      </h2>
      <ul className="duplicate-list">
        {duplicates.map(({ _id, name, address, cuisine, distanceMetres }) => (
          <li className="card duplicate" key={_id}>
            <div className="duplicate-words">
              <h3>
                <bdi>{name}</bdi>
              </h3>
              <p className="hint">
                {[
                  listCuisines(cuisine),
                  address ?? '',
                  distanceMetres === null
                    ? ''
                    : t('{distance} away', { distance: formatDistance(distanceMetres, units) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <a
              className="button"
              data-size="small"
              href={to(`/details/${encodeURIComponent(_id)}`)}
              aria-label={t('It is already here: {name}', { name })}
            >
              {t('It is already here')}
            </a>
          </li>
        ))}
      </ul>
      <StepBar>
        <Button
          look="quiet"
          className="create-back"
          onClick={() => {
            flow.state.duplicates = null
          }}
        >
          <PageIcon name="arrowLeft" />
          {t('Back')}
        </Button>
        <Button
          look="primary"
          onClick={() => {
            confirmNew(flow)
            onNew()
          }}
        >
          {t('No, it is new')}
        </Button>
      </StepBar>
    </section>
  )
}
