import './Facts.css'
import type { ReactNode } from 'react'
import { t } from '../../../languages/t.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { PageIcon } from '../../ui/PageIcon.tsx'
import { chipsOf, factsOf } from './factsOf.tsx'

interface FactListProps {
  restaurant: Restaurant
  /** The opening hours. */
  hours: ReactNode
}

/** All facts about a restaurant, in a line or a word each. */
export function FactList({ restaurant, hours }: FactListProps) {
  const chips = chipsOf(restaurant)
  return (
    <>
      <dl>
        {factsOf(restaurant, hours).map(({ label, icon, shown }) => (
          <div className="fact" key={label}>
            <dt>
              <PageIcon name={icon} />
              <span className="visually-hidden">{label}</span>
            </dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      {chips.length > 0 && (
        <ul className="fact-chips" aria-label={t('Good to know')}>
          {chips.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </>
  )
}
