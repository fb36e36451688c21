import type { Palette } from '../palette.ts'
import { type Expression, FONT, type Layer, type Source } from '../styleSpec.ts'
import { BUBBLE_INNER_PX } from './images.ts'
import { CAPTION_SCALE, LABEL_FONT_PX, LABEL_PADDING, LINE_HEIGHT } from './placing/labelSize.ts'
import {
  clusterRadiusExpression,
  clusterTextExpression,
  FOCUS_SCALES,
  plainScaleExpression,
} from './sizes.ts'

const empty: Source = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }

/** Our own sources; the basemap may change beneath them. */
export const contentSources = {
  'content-here': empty,
  'content-clusters': empty,
  'content-markers': empty,
  'content-focus': empty,
} satisfies Record<string, Source>
export type ContentSource = keyof typeof contentSources

/** Our lowest layer: a basemap's layers go below it. */
export const LOWEST_CONTENT_LAYER = 'content-here-halo'
export const MARKER_LAYERS = ['content-focus-markers', 'content-markers']
export const CLUSTER_LAYER = 'content-clusters'
export const BUBBLE_IMAGE = 'bubble'

export function contentLayers(palette: Palette): Layer[] {
  return [
    ...hereLayers(palette),
    clusterDiscs(palette),
    {
      id: 'content-markers',
      type: 'symbol',
      source: 'content-markers',
      layout: {
        'icon-image': ['get', 'image'],
        'icon-size': plainScaleExpression,
        'icon-offset': offset('offset'),
        'icon-allow-overlap': true,
        // The image includes room for shadows, and names may come as close as the shape.
        'icon-padding': -5,
        'symbol-sort-key': ['get', 'order'],
      },
    },
    // Above live places on a disc, so that its number stays readable.
    clusterCounts(palette),
    ...focusLayers(palette),
  ]
}

function hereLayers(palette: Palette): Layer[] {
  return [
    {
      id: 'content-here-halo',
      type: 'circle',
      source: 'content-here',
      paint: { 'circle-radius': 18, 'circle-color': palette.here, 'circle-opacity': 0.18 },
    },
    {
      id: 'content-here',
      type: 'circle',
      source: 'content-here',
      paint: {
        'circle-radius': 7,
        'circle-color': palette.here,
        'circle-stroke-color': palette.rim,
        'circle-stroke-width': 2.5,
      },
    },
  ]
}

const clusterDiscs = (palette: Palette): Layer => ({
  id: CLUSTER_LAYER,
  type: 'circle',
  source: 'content-clusters',
  paint: {
    'circle-radius': clusterRadiusExpression,
    'circle-color': palette.cluster,
    'circle-stroke-width': 5,
    'circle-stroke-color': palette.clusterHalo,
    'circle-stroke-opacity': 0.22,
  },
})

const clusterCounts = (palette: Palette): Layer => ({
  id: 'content-clusters-count',
  type: 'symbol',
  source: 'content-clusters',
  layout: {
    'text-field': ['get', 'text'],
    'text-font': FONT.bold,
    'text-size': clusterTextExpression,
    'text-allow-overlap': true,
    // Names on the basemap keep clear of the disc as well as of the number.
    'text-padding': 20,
  },
  paint: {
    'text-color': palette.clusterText,
    'text-halo-color': palette.cluster,
    'text-halo-width': 2,
  },
})

/** The padding that the bubble's image does not include. */
const padding = { x: LABEL_PADDING.x - BUBBLE_INNER_PX, y: LABEL_PADDING.y - BUBBLE_INNER_PX }

/** MapLibre also evaluates this for the feature under the pointer, whose arrays are text, and warns of a value that is no array. */
const offset = (property: string): Expression => [
  'case',
  ['==', ['typeof', ['get', property]], 'string'],
  ['literal', [0, 0]],
  ['array', 'number', 2, ['get', property]],
]

function focusLayers(palette: Palette): Layer[] {
  return [
    {
      id: 'content-focus-markers',
      type: 'symbol',
      source: 'content-focus',
      filter: ['!=', ['get', 'state'], 'plain'],
      layout: {
        'icon-image': ['get', 'image'],
        'icon-size': [
          'match',
          ['get', 'state'],
          'selected',
          FOCUS_SCALES.selected,
          FOCUS_SCALES.hovered,
        ],
        'icon-offset': offset('offset'),
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'symbol-sort-key': ['get', 'order'],
      },
    },
    {
      id: 'content-labels',
      type: 'symbol',
      source: 'content-focus',
      filter: ['!=', ['get', 'name'], ''],
      layout: {
        'icon-image': BUBBLE_IMAGE,
        'icon-text-fit': 'both',
        'icon-text-fit-padding': [padding.y, padding.x, padding.y, padding.x],
        'icon-allow-overlap': true,
        'text-field': labelText(palette),
        'text-font': FONT.bold,
        'text-size': LABEL_FONT_PX,
        'text-line-height': LINE_HEIGHT,
        // Its lines are already broken, and both maps must draw a label at its measured size.
        'text-max-width': 100,
        'text-offset': offset('labelOffset'),
        'text-justify': 'center',
        'text-allow-overlap': true,
        'symbol-sort-key': ['get', 'order'],
      },
      paint: { 'text-color': palette.text },
    },
  ]
}

/** The name with the smaller caption below; their colours are part of the text, not of the paint. */
export function labelText(palette: Palette): Expression {
  return [
    'format',
    ['get', 'name'],
    {},
    ['case', ['==', ['get', 'caption'], ''], '', ['concat', '\n', ['get', 'caption']]],
    {
      'font-scale': CAPTION_SCALE,
      'text-color': palette.muted,
      'text-font': ['literal', FONT.regular],
    },
  ]
}
