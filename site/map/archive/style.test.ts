import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { afterEach, expect, it } from 'vitest'
import { findSpeechBy } from '../../../languages/speech.ts'
import { archiveStyle } from './style.ts'

afterEach(() => findSpeechBy(() => undefined))

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

it('names places in the language of the page, where the archive knows it', () => {
  findSpeechBy(() => ({ language: { code: 'de', dir: 'ltr' }, messages: {} }))
  const { layers } = archiveStyle('light', source)
  const name = ['coalesce', ['get', 'name:de'], ['get', 'name:en'], ['get', 'name']]
  expect(layers.find(({ id }) => id === 'places')?.layout).toMatchObject({ 'text-field': name })
})
