import { type Stops, valueAt } from '../stops.ts'

/**
 * How wide lines are and which names show at a zoom, for every way of drawing the built-in map. Zooms are MapLibre's own, one
 * less than Google's.
 */

/** The glow along coasts; its seaward half shows. */
export const COAST = {
  from: 4.5,
  base: 1.6,
  width: [
    [4, 1.5],
    [8, 7],
    [13, 40],
  ],
  blur: [
    [4, 0.5],
    [8, 6],
    [13, 38],
  ],
} as const

export const LINE_KINDS = ['river', 'county', 'state', 'border'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** From which zoom on each kind of line is drawn, and its width there. */
export const LINES: Record<LineKind, { from: number; width: Stops }> = {
  river: {
    from: 4,
    width: [
      [1, 0.3],
      [5, 0.8],
      [9, 2.2],
      [11, 2.4],
    ],
  },
  county: {
    from: 6,
    width: [
      [1, 0.3],
      [5, 0.4],
      [9, 1.1],
      [11, 1.1],
    ],
  },
  state: {
    from: 2,
    width: [
      [1, 0.3],
      [5, 0.9],
      [9, 1.6],
      [11, 2],
    ],
  },
  border: {
    from: 0,
    width: [
      [1, 0.5],
      [5, 1.2],
      [9, 2],
      [11, 2.4],
    ],
  },
}

/** From Google's zoom 10 on, the lines of counties are too inaccurate. */
export const COUNTY_OPACITY: Stops = [
  [8, 1],
  [9, 0],
]

export const NAME_KINDS = ['country', 'state', 'town'] as const
export type NameKind = (typeof NAME_KINDS)[number]

const NONE = 99
const EVERY = -99

/** The least rank (see tools/basemap/names.ts) that is named from each zoom on; 99 names none. */
export const MIN_RANKS: Record<NameKind, { before: number; from: Stops }> = {
  country: {
    before: 22,
    from: [
      [2, 14],
      [3, 8],
      [4, -40],
      [5, NONE],
    ],
  },
  state: {
    before: NONE,
    from: [
      [3, EVERY],
      [7, NONE],
    ],
  },
  town: {
    before: NONE,
    from: [
      [2, 66],
      [3, 62],
      [4, 58],
      [5, 54],
      [6, 50],
      [7, 46],
      [8, 42],
      [9, 38],
      [10, 34],
    ],
  },
}

/** Where names collide, that with the greatest sum of this and its rank is placed first. The rank of a state does not count. */
export const NAME_PRECEDENCE: Record<NameKind, number> = { country: 2000, state: 61, town: 0 }

/** The sizes of names in pixels: at each zoom a number, or stops by rank. */
export const NAME_SIZES: readonly (readonly [
  zoom: number,
  sizes: Record<NameKind, number | Stops>,
])[] = [
  [1, { country: 10, state: 9, town: 10 }],
  [
    3,
    {
      country: 12.5,
      state: 9.5,
      town: [
        [58, 10.5],
        [70, 13],
      ],
    },
  ],
  [
    6.5,
    {
      country: 15,
      state: 14,
      town: [
        [46, 11],
        [68, 17],
      ],
    },
  ],
  [
    10,
    {
      country: 15,
      state: 14,
      town: [
        [34, 11],
        [50, 14],
        [68, 21],
      ],
    },
  ],
]

/** The size of a name in pixels. */
export function nameSizeAt(kind: NameKind, rank: number, zoom: number): number {
  const stops = NAME_SIZES.map(([at, sizes]): [number, number] => {
    const size = sizes[kind]
    return [at, typeof size === 'number' ? size : valueAt(size, rank)]
  })
  return valueAt(stops, zoom)
}
