import type { Palette } from '../palette.ts'
import { type Stops, valueAt } from '../stops.ts'
import type { Expression, Layer, Source } from '../styleSpec.ts'
import { nameLayer } from './nameLayer.ts'
import { COAST, COUNTY_OPACITY, LINE_KINDS, LINES, type LineKind } from './scales.ts'

/** The common prefix of layer ids, by which these layers are hidden below real street tiles. */
export const BASE_PREFIX = 'base-'

const empty: Source = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
  // Deeper tiles would hold the same few points.
  maxzoom: 9,
  // A line of one pixel shows no finer detail.
  tolerance: 0.8,
  buffer: 32,
}

export const baseSources = { 'base-shapes': empty, 'base-names': empty } satisfies Record<
  string,
  Source
>

/**
 * Zooms in this file are MapLibre's own, one less than Google's. MapLibre draws each layer once per visible tile, which costs
 * more than its content without a graphics processor. So kinds share a layer, and paint expressions tell them apart.
 */
export function baseLayers(palette: Palette): Layer[] {
  return [...areaLayers(palette), lineLayer(palette), nameLayer(palette)]
}

const growing = (stops: Stops): Expression => [
  'interpolate',
  ['exponential', COAST.base],
  ['zoom'],
  ...stops.flat(),
]

function areaLayers(palette: Palette): Layer[] {
  return [
    { id: 'base-water', type: 'background', paint: { 'background-color': palette.water } },
    {
      // Below the land, so that only its seaward half shows, and none along a border.
      id: 'base-coast',
      type: 'line',
      source: 'base-shapes',
      filter: ['==', ['get', 'kind'], 'coast'],
      minzoom: COAST.from,
      paint: {
        'line-color': palette.coast,
        'line-width': growing(COAST.width),
        'line-blur': growing(COAST.blur),
      },
    },
    {
      // Lakes follow the land in the source, so they are drawn over it.
      id: 'base-areas',
      type: 'fill',
      source: 'base-shapes',
      filter: ['in', ['get', 'kind'], ['literal', ['land', 'lake']]],
      paint: { 'fill-color': ['match', ['get', 'kind'], 'lake', palette.water, palette.land] },
    },
  ]
}

type ByKind = Record<LineKind, number | string>

const byKind = ({ river, county, state, border }: ByKind): Expression => [
  'match',
  ['get', 'kind'],
  'river',
  river,
  'county',
  county,
  'state',
  state,
  border,
]

/** Of each kind of line the value that `of` gives. */
const ofEach = (of: (kind: LineKind) => number): Expression =>
  byKind({ river: of('river'), county: of('county'), state: of('state'), border: of('border') })

/** All kinds have their widths at the same zooms. */
const WIDTH_ZOOMS = LINES.border.width.map(([zoom]) => zoom)

function lineLayer(palette: Palette): Layer {
  const { river, county, state, country } = palette
  return {
    id: 'base-lines',
    type: 'line',
    source: 'base-shapes',
    filter: [
      'all',
      ['in', ['get', 'kind'], ['literal', [...LINE_KINDS]]],
      ['>=', ['zoom'], ofEach((kind) => LINES[kind].from)],
    ],
    paint: {
      'line-color': byKind({ river, county, state, border: country }),
      'line-width': [
        'interpolate',
        ['linear'],
        ['zoom'],
        ...WIDTH_ZOOMS.flatMap((zoom): [number, Expression] => [
          zoom,
          ofEach((kind) => valueAt(LINES[kind].width, zoom)),
        ]),
      ],
      'line-opacity': [
        'interpolate',
        ['linear'],
        ['zoom'],
        ...COUNTY_OPACITY.flatMap(([zoom, opacity]): [number, Expression] => [
          zoom,
          ofEach((kind) => (kind === 'county' ? opacity : 1)),
        ]),
      ],
    },
  }
}
