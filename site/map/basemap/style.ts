import type { Palette } from '../maplibre/palette.ts'
import { type Expression, FONT, type Layer, type Source } from './spec.ts'

/** Below the real street tiles, these lines and names would only be in the way: all ids start alike. */
export const BASE_PREFIX = 'base-'

const empty: Source = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
  // Deeper tiles would hold the same few points again.
  maxzoom: 9,
  tolerance: 0.4,
  buffer: 32,
}

export const baseSources = { 'base-shapes': empty, 'base-names': empty } satisfies Record<
  string,
  Source
>

/** Zooms in this file are MapLibre's own: one less than Google's. */
export function baseLayers(palette: Palette): Layer[] {
  return [...areaLayers(palette), ...lineLayers(palette), ...nameLayers(palette)]
}

function areaLayers(palette: Palette): Layer[] {
  const fill = (id: string, kind: string, color: string): Layer => ({
    id,
    type: 'fill',
    source: 'base-shapes',
    filter: ['==', ['get', 'kind'], kind],
    paint: { 'fill-color': color },
  })
  return [
    { id: 'base-water', type: 'background', paint: { 'background-color': palette.water } },
    {
      // Below the land, so that only its seaward half is seen, and none of it along a border.
      id: 'base-coast',
      type: 'line',
      source: 'base-shapes',
      filter: ['==', ['get', 'kind'], 'land'],
      minzoom: 4,
      paint: {
        'line-color': palette.coast,
        'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 4, 1.5, 8, 7, 13, 40],
        'line-blur': ['interpolate', ['exponential', 1.6], ['zoom'], 4, 0.5, 8, 6, 13, 38],
      },
    },
    fill('base-land', 'land', palette.land),
    fill('base-lakes', 'lake', palette.water),
  ]
}

function lineLayers(palette: Palette): Layer[] {
  return [
    {
      id: 'base-rivers',
      type: 'line',
      source: 'base-shapes',
      filter: ['==', ['get', 'kind'], 'river'],
      minzoom: 3.5,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': palette.river,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.5, 9, 2.2],
      },
    },
    {
      id: 'base-counties',
      type: 'line',
      source: 'base-shapes',
      filter: ['==', ['get', 'kind'], 'county'],
      minzoom: 5.5,
      // From Google's zoom 10 on they would pretend to an accuracy they do not have.
      maxzoom: 9,
      paint: {
        'line-color': palette.county,
        'line-width': ['interpolate', ['linear'], ['zoom'], 5.5, 0.4, 9, 1.1],
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 5.5, 0, 6.5, 1, 8, 1, 9, 0],
      },
    },
    {
      id: 'base-states',
      type: 'line',
      source: 'base-shapes',
      filter: ['==', ['get', 'kind'], 'state'],
      minzoom: 2.5,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.state,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.5, 6, 1, 11, 2],
      },
    },
    {
      id: 'base-countries',
      type: 'line',
      source: 'base-shapes',
      filter: ['==', ['get', 'kind'], 'border'],
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.country,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 5, 1.2, 11, 2.4],
      },
    },
  ]
}

/** The least rank (see tools/basemap/names.ts) that is named at each zoom. */
const townsFrom: Expression = [
  'step',
  ['zoom'],
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

function nameLayers(palette: Palette): Layer[] {
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4, 'text-halo-blur': 0.6 }
  return [
    {
      id: 'base-towns',
      type: 'symbol',
      source: 'base-names',
      minzoom: 2.5,
      filter: ['all', ['==', ['get', 'kind'], 'town'], ['>=', ['get', 'rank'], townsFrom]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT.medium,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          3,
          ['interpolate', ['linear'], ['get', 'rank'], 58, 10.5, 70, 13],
          10,
          ['interpolate', ['linear'], ['get', 'rank'], 34, 11, 50, 14, 68, 21],
        ],
        'symbol-sort-key': ['-', 0, ['get', 'rank']],
        'text-padding': 4,
        'text-max-width': 8,
        // A name steps aside for the markers on it.
        'text-variable-anchor': ['center', 'bottom', 'top', 'left', 'right'],
        'text-radial-offset': 1,
      },
      paint: { 'text-color': palette.nameOfTown, ...halo },
    },
    {
      id: 'base-state-names',
      type: 'symbol',
      source: 'base-names',
      minzoom: 3.2,
      maxzoom: 6.8,
      filter: ['==', ['get', 'kind'], 'state'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT.regular,
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 9.5, 6.5, 14],
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.14,
        'text-max-width': 7,
        'symbol-sort-key': ['-', 0, ['get', 'rank']],
      },
      paint: { 'text-color': palette.nameOfState, ...halo },
    },
    {
      id: 'base-country-names',
      type: 'symbol',
      source: 'base-names',
      maxzoom: 5,
      filter: [
        'all',
        ['==', ['get', 'kind'], 'country'],
        ['>=', ['get', 'rank'], ['step', ['zoom'], 22, 2, 14, 3, 8, 4, -40]],
      ],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT.bold,
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10, 5, 15],
        'text-letter-spacing': 0.04,
        'text-max-width': 7,
        'symbol-sort-key': ['-', 0, ['get', 'rank']],
      },
      paint: { 'text-color': palette.nameOfCountry, ...halo },
    },
  ]
}
