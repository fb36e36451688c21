import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, it } from 'vitest'
import { archiveStyle } from './style.ts'

const source = { type: 'vector' as const, tiles: ['pmtiles://x/{z}/{x}/{y}'] }

it.each(['light', 'dark'] as const)('is a style that MapLibre can draw: %s', (theme) => {
  // The site's map uses the device's fonts, without a glyph server.
  const style = { ...archiveStyle(theme, source), glyphs: 'x/{fontstack}/{range}' }
  expect(validateStyleMin(style).map(({ message }) => message)).toEqual([])
})

it('draws the same layers in both themes, each in its own colours', () => {
  const [light, dark] = [archiveStyle('light', source), archiveStyle('dark', source)]
  expect(dark.layers.map(({ id }) => id)).toEqual(light.layers.map(({ id }) => id))
  for (const [index, layer] of light.layers.entries()) {
    expect(dark.layers[index]?.paint, layer.id).not.toEqual(layer.paint)
  }
})
