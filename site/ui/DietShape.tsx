import './DietShape.css'
import type { ComponentProps } from 'react'
import type { Diet } from '../../worker/contract/diet.ts'
import { SHAPE_BOX, SHAPES } from './dietShapes.ts'

const VIEW_BOX = `0 0 ${SHAPE_BOX} ${SHAPE_BOX}`

interface DietShapeProps extends Pick<ComponentProps<'svg'>, 'x' | 'y' | 'width' | 'height'> {
  diet: Diet
}

/** The shape of a diet level, the same as its map marker, in the colour of the surrounding text. */
export function DietShape({ diet, ...place }: DietShapeProps) {
  const { outline, filled, hasRing, isDashed, sign } = SHAPES[diet]
  return (
    <svg {...place} className="diet-shape" viewBox={VIEW_BOX} aria-hidden="true">
      {filled !== '' && <path fill="currentColor" d={filled} />}
      {hasRing && (
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeDasharray={isDashed ? '4.2 2.4' : undefined}
          d={outline}
        />
      )}
      {sign !== '' && <path className="diet-sign" d={sign} />}
    </svg>
  )
}
