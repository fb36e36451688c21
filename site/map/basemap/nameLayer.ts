import type { Palette } from '../palette.ts'
import type { Stops } from '../stops.ts'
import { type Expression, FONT, type Layer } from '../styleSpec.ts'
import { MIN_RANKS, NAME_PRECEDENCE, NAME_SIZES, type NameKind } from './scales.ts'

/** The least rank that is named at each zoom. */
const leastRank = (kind: NameKind): Expression => {
  const { before, from } = MIN_RANKS[kind]
  return ['step', ['zoom'], before, ...from.flat()]
}

/** The least value is placed first: countries, then the largest cities, then states, then towns. */
const order = (): Expression => {
  const { country, state, town } = NAME_PRECEDENCE
  const rank: Expression = ['match', ['get', 'kind'], 'state', 0, ['get', 'rank']]
  return ['-', 0, ['+', ofKind(country, state, town), rank]]
}

type OfKind = string | number | Expression | ['literal', string[]]

const ofKind = (country: OfKind, state: OfKind, town: OfKind): Expression => [
  'match',
  ['get', 'kind'],
  'country',
  country,
  'state',
  state,
  town,
]

const sizeOf = (size: number | Stops): number | Expression =>
  typeof size === 'number' ? size : ['interpolate', ['linear'], ['get', 'rank'], ...size.flat()]

type Place = [anchor: string, offset: [number, number]]

/** A name may move beside a marker, and further beside a large disc. */
const PLACES: Place[] = [
  ['center', [0, 0]],
  ['bottom', [0, -0.8]],
  ['top', [0, 0.8]],
  ['left', [0.9, 0]],
  ['right', [-0.9, 0]],
  ['bottom', [0, -2.2]],
  ['top', [0, 2.2]],
  ['left', [2.4, 0]],
  ['right', [-2.4, 0]],
  ['bottom', [0, -3.2]],
  ['top', [0, 3.2]],
]

/** One layer for all names; `baseLayers` gives the reason. */
export function nameLayer(palette: Palette): Layer {
  return {
    id: 'base-names',
    type: 'symbol',
    source: 'base-names',
    filter: [
      '>=',
      ['get', 'rank'],
      ofKind(leastRank('country'), leastRank('state'), leastRank('town')),
    ],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ofKind(
        ['literal', FONT.bold],
        ['literal', FONT.regular],
        ['literal', FONT.medium],
      ),
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        ...NAME_SIZES.flatMap(([zoom, { country, state, town }]): [number, Expression] => [
          zoom,
          ofKind(sizeOf(country), sizeOf(state), sizeOf(town)),
        ]),
      ],
      'text-transform': ofKind('none', 'uppercase', 'none'),
      'text-letter-spacing': ofKind(0.04, 0.14, 0),
      'text-max-width': ofKind(7, 7, 8),
      'symbol-sort-key': order(),
      'text-padding': 4,
      'text-variable-anchor-offset': ['literal', PLACES.flat()],
    },
    paint: {
      'text-color': ofKind(palette.nameOfCountry, palette.nameOfState, palette.nameOfTown),
      'text-halo-color': palette.halo,
      'text-halo-width': 1.4,
      'text-halo-blur': 0.6,
    },
  }
}
