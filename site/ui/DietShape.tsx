import type { Diet } from '../../worker/contract/diet.ts'

/**
 * The shape that stands for a diet level: a full disc, a half-filled disc, a diamond, a dashed ring.
 * Takes the colour of the text around it.
 */
export function DietShape({ diet }: { diet: Diet }) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false" fill="currentColor">
      {SHAPES[diet]}
    </svg>
  )
}

const SHAPES = {
  vegan: <circle cx="7" cy="7" r="6" />,
  vegetarian: (
    <>
      <circle cx="7" cy="7" r="5.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M7 1.8a5.2 5.2 0 0 0 0 10.4Z" />
    </>
  ),
  options: <path d="m7 .6 6.4 6.4L7 13.4.6 7Z" />,
  unconfirmed: (
    <circle
      cx="7"
      cy="7"
      r="5.2"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeDasharray="2.6 1.5"
    />
  ),
} satisfies Record<Diet, unknown>
