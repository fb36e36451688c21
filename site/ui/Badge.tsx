import './Badge.css'
import { msg, t } from '../../languages/t.ts'
import type { Diet } from '../../worker/contract/diet.ts'
import { DietShape } from './DietShape.tsx'

export const DIET_LABELS: Record<Diet, string> = {
  vegan: msg('Vegan'),
  vegetarian: msg('Vegetarian'),
  options: msg('Vegan options'),
  unconfirmed: msg('Unconfirmed'),
}

/** How vegan a place is: a shape, a colour and text, so that no information depends on one of them alone. */
export function DietBadge({ diet }: { diet: Diet }) {
  return (
    <span className="badge" data-diet={diet}>
      <DietShape diet={diet} />
      {t(DIET_LABELS[diet])}
    </span>
  )
}

interface StatusBadgeProps {
  status: 'ONLINE' | 'OFFLINE'
  words: string
  /** When the text expires, in milliseconds since 1970. */
  until?: number
}

/** Whether a pop-up is out now: a full or an empty circle, and text. */
export function StatusBadge({ status, words, until }: StatusBadgeProps) {
  return (
    <span className="badge" data-status={status} data-until={until}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {status === 'ONLINE' ? (
          <circle cx="7" cy="7" r="5" fill="currentColor" />
        ) : (
          <circle cx="7" cy="7" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
        )}
      </svg>
      <span>{words}</span>
    </span>
  )
}
