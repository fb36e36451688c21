import type { Diet } from '../../worker/contract/diet.ts'

/** The side of the square in which the paths below are drawn. */
export const SHAPE_BOX = 24

interface Shape {
  /** The outer edge; SVG path data, as all paths here. */
  outline: string
  /** What is filled in the level's colour. */
  filled: string
  /** Whether the outline is drawn in the level's colour too. */
  hasRing: boolean
  /** Whether the ring is dashed. */
  isDashed: boolean
  /** Drawn on top in the colour for signs. */
  sign: string
}

const disc = 'M12 2.6a9.4 9.4 0 1 1 0 18.8a9.4 9.4 0 0 1 0-18.8z'
const ring = 'M12 3.8a8.2 8.2 0 1 1 0 16.4a8.2 8.2 0 0 1 0-16.4z'

/** One shape for each diet level, as on the badges in the list: colour is never the only difference. */
export const SHAPES: Record<Diet, Shape> = {
  vegan: {
    outline: disc,
    filled: disc,
    hasRing: false,
    isDashed: false,
    sign: 'M16.6 7.4c.4 5.6-2 8.6-5.6 8.4c-.7 0-1.3-.2-1.8-.4l-1.1 1.4a.7.7 0 0 1-1-.9l1.1-1.5c-1.4-3.6 1.9-6.8 8.4-7z',
  },
  vegetarian: {
    outline: ring,
    filled: 'M12 3.8a8.2 8.2 0 0 0 0 16.4z',
    hasRing: true,
    isDashed: false,
    sign: '',
  },
  options: {
    outline:
      'M10.6 1.8a2 2 0 0 1 2.8 0l8.8 8.8a2 2 0 0 1 0 2.8l-8.8 8.8a2 2 0 0 1-2.8 0l-8.8-8.8a2 2 0 0 1 0-2.8z',
    filled:
      'M10.6 1.8a2 2 0 0 1 2.8 0l8.8 8.8a2 2 0 0 1 0 2.8l-8.8 8.8a2 2 0 0 1-2.8 0l-8.8-8.8a2 2 0 0 1 0-2.8z',
    hasRing: false,
    isDashed: false,
    sign: '',
  },
  unconfirmed: { outline: ring, filled: '', hasRing: true, isDashed: true, sign: '' },
}
