import { speech } from '../../../languages/speech.ts'
import type { Theme } from '../engine.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { type Expression, FONT, type Layer, type Source, type Style } from '../styleSpec.ts'

/** Colours of what only a map with streets shows, between those of the palette. */
const STREET_COLORS: Record<
  Theme,
  Record<'green' | 'building' | 'road' | 'edge' | 'rail', string>
> = {
  light: {
    green: '#e3ead2',
    building: '#ece4d4',
    road: '#ffffff',
    edge: '#dfd5c1',
    rail: '#d3cabb',
  },
  dark: {
    green: '#223028',
    building: '#27322c',
    road: '#37433c',
    edge: '#161f1a',
    rail: '#303b35',
  },
}

const SOURCE = 'archive'
const GREEN = ['park', 'forest', 'wood', 'grass', 'nature_reserve', 'cemetery', 'golf_course']

/**
 * Draws an archive of the Protomaps basemap, schema 4, in our colours: the layers earth, landuse, water, buildings, roads,
 * boundaries and places, each with a `kind`. Zooms are MapLibre's own, one less than Google's.
 */
export function archiveStyle(theme: Theme, source: Source): Style {
  const palette = paletteOf(theme)
  const colors = STREET_COLORS[theme]
  const layers: Layer[] = [
    { id: 'background', type: 'background', paint: { 'background-color': palette.water } },
    area('earth', palette.land),
    { ...area('landuse', colors.green), filter: ofKind(GREEN) },
    { ...area('water', palette.water), filter: ['==', ['geometry-type'], 'Polygon'] },
    riverLayer(palette),
    { ...area('buildings', colors.building), minzoom: 13 },
    ...roadLayers(colors),
    boundaryLayer(palette),
    ...nameLayers(palette),
  ]
  return { version: 8, sources: { [SOURCE]: source }, layers }
}

/** All areas of a layer of the archive. */
const area = (name: string, color: string) =>
  ({
    id: name,
    type: 'fill',
    source: SOURCE,
    'source-layer': name,
    paint: { 'fill-color': color },
  }) satisfies Layer

const ofKind = (kinds: readonly string[]): Expression => [
  'in',
  ['get', 'kind'],
  ['literal', [...kinds]],
]

/** Grows with the zoom, from `thin` at 8 to `wide` at 18. */
const growing = (thin: number | Expression, wide: number | Expression): Expression => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  8,
  thin,
  18,
  wide,
]

const riverLayer = (palette: Palette): Layer => ({
  id: 'rivers',
  type: 'line',
  source: SOURCE,
  'source-layer': 'water',
  filter: ['==', ['geometry-type'], 'LineString'],
  paint: { 'line-color': palette.water, 'line-width': growing(0.6, 8) },
})

type RoadWidths = Record<'highway' | 'major' | 'minor' | 'path', number>

const byRoad = ({ highway, major, minor, path }: RoadWidths): Expression => [
  'match',
  ['get', 'kind'],
  'highway',
  highway,
  'major_road',
  major,
  'minor_road',
  minor,
  path,
]

const THIN: RoadWidths = { highway: 1.1, major: 0.6, minor: 0.2, path: 0.1 }
const WIDE: RoadWidths = { highway: 26, major: 20, minor: 13, path: 2.5 }
const plus = (widths: RoadWidths, more: number): RoadWidths => ({
  highway: widths.highway + more,
  major: widths.major + more,
  minor: widths.minor + more,
  path: widths.path,
})

/** Edges first, so that they do not cut roads at crossings. */
function roadLayers({ road, edge, rail }: Record<'road' | 'edge' | 'rail', string>): Layer[] {
  const line = { type: 'line', source: SOURCE, 'source-layer': 'roads' } as const
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const
  const streets: Expression = ofKind(['highway', 'major_road', 'minor_road', 'path'])
  return [
    {
      ...line,
      id: 'rails',
      filter: ofKind(['rail']),
      minzoom: 11,
      paint: { 'line-color': rail, 'line-width': growing(0.6, 3) },
    },
    {
      ...line,
      id: 'road-edges',
      filter: streets,
      layout: round,
      paint: {
        'line-color': edge,
        'line-width': growing(byRoad(plus(THIN, 0.9)), byRoad(plus(WIDE, 3))),
      },
    },
    {
      ...line,
      id: 'roads',
      filter: streets,
      layout: round,
      paint: { 'line-color': road, 'line-width': growing(byRoad(THIN), byRoad(WIDE)) },
    },
  ]
}

const boundaryLayer = ({ country, state }: Palette): Layer => ({
  id: 'boundaries',
  type: 'line',
  source: SOURCE,
  'source-layer': 'boundaries',
  filter: ofKind(['country', 'region']),
  paint: {
    'line-color': ['match', ['get', 'kind'], 'country', country, state],
    'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.4, 9, 2],
  },
})

/** The name in the language of the page, else in English, else as written there. */
const name = (): Expression => [
  'coalesce',
  ['get', `name:${speech().language.code}`],
  ['get', 'name:en'],
  ['get', 'name'],
]

function nameLayers(palette: Palette): Layer[] {
  const symbol = { type: 'symbol', source: SOURCE } as const
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4, 'text-halo-blur': 0.6 }
  return [
    {
      ...symbol,
      id: 'road-names',
      'source-layer': 'roads',
      filter: ofKind(['highway', 'major_road', 'minor_road']),
      minzoom: 13,
      layout: {
        'symbol-placement': 'line',
        'text-field': name(),
        'text-font': FONT.regular,
        'text-size': 11,
      },
      paint: { ...halo, 'text-color': palette.nameOfState },
    },
    {
      ...symbol,
      id: 'places',
      'source-layer': 'places',
      // Close up, the names of large areas are not useful.
      filter: ['any', ofKind(['locality', 'neighbourhood', 'macrohood']), ['<', ['zoom'], 7]],
      layout: {
        'text-field': name(),
        'text-font': [
          'match',
          ['get', 'kind'],
          'country',
          ['literal', FONT.bold],
          ['literal', FONT.medium],
        ],
        'text-size': ['interpolate', ['linear'], ['zoom'], 2, 10, 10, 14, 16, 17],
        'text-max-width': 8,
        'text-padding': 4,
        'symbol-sort-key': ['coalesce', ['get', 'sort_key'], ['get', 'min_zoom'], 0],
      },
      paint: {
        ...halo,
        'text-color': [
          'match',
          ['get', 'kind'],
          'country',
          palette.nameOfCountry,
          'region',
          palette.nameOfState,
          palette.nameOfTown,
        ],
      },
    },
  ]
}
