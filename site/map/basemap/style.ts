import type { Palette } from '../palette.ts'
import type { Expression, Layer, Source } from '../styleSpec.ts'
import { nameLayer } from './nameLayer.ts'

/** Below the real street tiles, these lines and names would only be in the way: all ids start alike. */
export const BASE_PREFIX = 'base-'

const empty: Source = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
  // Deeper tiles would hold the same few points again.
  maxzoom: 9,
  // A line of one pixel does not show what is finer.
  tolerance: 0.8,
  buffer: 32,
}

export const baseSources = { 'base-shapes': empty, 'base-names': empty } satisfies Record<
  string,
  Source
>

/**
 * Zooms in this file are MapLibre's own: one less than Google's. Each layer is drawn once for every tile in sight, which
 * without a graphics processor costs more than what it draws: so kinds share a layer, and their paint tells them apart.
 */
export function baseLayers(palette: Palette): Layer[] {
  return [...areaLayers(palette), lineLayer(palette), nameLayer(palette)]
}

function areaLayers(palette: Palette): Layer[] {
  return [
    { id: 'base-water', type: 'background', paint: { 'background-color': palette.water } },
    {
      // Below the land, so that only its seaward half is seen, and none of it along a border.
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
      // Lakes come after the land in the source, and so lie on it.
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

/** The zoom of the tile from which each kind is drawn. */
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
      // From Google's zoom 10 on counties would pretend to an accuracy they do not have.
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
