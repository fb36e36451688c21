import type { MapOptions } from 'maplibre-gl'

/** Types of a MapLibre style, derived from the one package that we depend on. */
export type Style = Exclude<NonNullable<MapOptions['style']>, string>
export type Layer = Style['layers'][number]
/** A style expression for a number that differs between features. */
export type Expression = Extract<
  NonNullable<NonNullable<Extract<Layer, { type: 'circle' }>['paint']>['circle-radius']>,
  readonly unknown[]
>
export type Source = Style['sources'][string]

/** The device's fonts: without a glyph server MapLibre draws letters itself, in the weight of the first name. */
export const FONT = {
  regular: ['Map Regular', 'system-ui', 'Segoe UI', 'Roboto'],
  medium: ['Map Medium', 'system-ui', 'Segoe UI', 'Roboto'],
  bold: ['Map Bold', 'system-ui', 'Segoe UI', 'Roboto'],
}
