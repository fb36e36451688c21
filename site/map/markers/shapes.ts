import type { Diet } from '../../../worker/contract/diet.ts'

/** The side of the square that the paths below are drawn in. */
export const SHAPE_BOX = 24

interface Shape {
  /** The outer edge; SVG path data, as all paths here. */
  outline: string
  /** What is filled in the level's colour. */
  filled: string
  /** The level's colour is drawn along the outline too. */
  hasRing: boolean
  /** The ring is broken into dashes. */
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
    sign: 'M17.3 6.6c.5 6.6-2.3 10.2-6.6 9.9c-.8 0-1.5-.2-2.1-.5l-1.3 1.7a.8.8 0 0 1-1.2-1l1.3-1.8c-1.6-4.3 2.2-8 9.9-8.3z',
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
