import type { Palette } from '../palette.ts'
import type { Expression, Layer, Source } from '../styleSpec.ts'
import { nameLayer } from './nameLayer.ts'

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

function areaLayers(palette: Palette): Layer[] {
  return [
    { id: 'base-water', type: 'background', paint: { 'background-color': palette.water } },
    {
      // Below the land, so that only its seaward half shows, and none along a border.
      id: 'base-coast',
      type: 'line',
      source: 'base-shapes',
      filter: ['==', ['get', 'kind'], 'coast'],
      minzoom: 4.5,
      paint: {
        'line-color': palette.coast,
        'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 4, 1.5, 8, 7, 13, 40],
        'line-blur': ['interpolate', ['exponential', 1.6], ['zoom'], 4, 0.5, 8, 6, 13, 38],
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

type ByKind = Record<'river' | 'county' | 'state' | 'border', number | string>

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

/** The tile zoom from which each kind is drawn. */
const linesFrom = byKind({ river: 4, county: 6, state: 2, border: 0 })

function lineLayer(palette: Palette): Layer {
  const { river, county, state, country } = palette
  return {
    id: 'base-lines',
    type: 'line',
    source: 'base-shapes',
    filter: [
      'all',
      ['in', ['get', 'kind'], ['literal', ['river', 'county', 'state', 'border']]],
      ['>=', ['zoom'], linesFrom],
    ],
    paint: {
      'line-color': byKind({ river, county, state, border: country }),
      'line-width': [
        'interpolate',
        ['linear'],
        ['zoom'],
        1,
        byKind({ river: 0.3, county: 0.3, state: 0.3, border: 0.5 }),
        5,
        byKind({ river: 0.8, county: 0.4, state: 0.9, border: 1.2 }),
        9,
        byKind({ river: 2.2, county: 1.1, state: 1.6, border: 2 }),
        11,
        byKind({ river: 2.4, county: 1.1, state: 2, border: 2.4 }),
      ],
      // From Google's zoom 10 on, the lines of counties are too inaccurate.
      'line-opacity': [
        'interpolate',
        ['linear'],
        ['zoom'],
        8,
        1,
        9,
        byKind({ river: 1, county: 0, state: 1, border: 1 }),
      ],
    },
  }
}
