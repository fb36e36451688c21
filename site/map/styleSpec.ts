import type { MapOptions } from 'maplibre-gl'

/** The parts of a MapLibre style, named through the one package that we depend on. */
export type Style = Exclude<NonNullable<MapOptions['style']>, string>
export type Layer = Style['layers'][number]
/** An expression, as the style takes it for a number that differs from feature to feature. */
export type Expression = Extract<
  NonNullable<NonNullable<Extract<Layer, { type: 'circle' }>['paint']>['circle-radius']>,
  readonly unknown[]
>
export type Source = Style['sources'][string]

/** Fonts of the device: without a glyph server MapLibre draws letters itself, in the weight of the first name. */
export const FONT = {
  regular: ['Map Regular', 'system-ui', 'Segoe UI', 'Roboto'],
  medium: ['Map Medium', 'system-ui', 'Segoe UI', 'Roboto'],
  bold: ['Map Bold', 'system-ui', 'Segoe UI', 'Roboto'],
}
