import type { Palette } from '../palette.ts'
import { type Expression, FONT, type Layer } from '../styleSpec.ts'

/** The least rank (see tools/basemap/names.ts) that is named at each zoom; 99 names none. */
const townsFrom: Expression = [
  'step',
  ['zoom'],
  99,
  2,
  66,
  3,
  62,
  4,
  58,
  5,
  54,
  6,
  50,
  7,
  46,
  8,
  42,
  9,
  38,
  10,
  34,
]
const statesFrom: Expression = ['step', ['zoom'], 99, 3, -99, 7, 99]
const countriesFrom: Expression = ['step', ['zoom'], 22, 2, 14, 3, 8, 4, -40, 5, 99]

/** The least value is placed first: countries, then the largest cities, then states, then towns. */
const order = (): Expression => [
  '-',
  ofKind(-2000, -61, 0),
  ['match', ['get', 'kind'], 'state', 0, ['get', 'rank']],
]

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

const sizeByRank = (low: number, small: number, high: number, large: number): Expression => [
  'interpolate',
  ['linear'],
  ['get', 'rank'],
  low,
  small,
  high,
  large,
]

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
    filter: ['>=', ['get', 'rank'], ofKind(countriesFrom, statesFrom, townsFrom)],
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
        1,
        ofKind(10, 9, 10),
        3,
        ofKind(12.5, 9.5, sizeByRank(58, 10.5, 70, 13)),
        6.5,
        ofKind(15, 14, sizeByRank(46, 11, 68, 17)),
        10,
        ofKind(15, 14, ['interpolate', ['linear'], ['get', 'rank'], 34, 11, 50, 14, 68, 21]),
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
