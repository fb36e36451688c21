import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import { expect, it, vi } from 'vitest'
import { paletteOf } from '../palette.ts'
import { contentLayers, MARKER_LAYERS } from './layers.ts'

/** The offset of a marker layer's icon as MapLibre evaluates it, for a feature with this `offset`. */
function iconOffset(id: string, offset: unknown): unknown {
  const layer = contentLayers(paletteOf('light')).find((one) => one.id === id)
  const expression = layer?.type === 'symbol' ? layer.layout?.['icon-offset'] : undefined
  const parsed = createExpression(expression, id)
  if (parsed.result === 'error') throw new Error(parsed.value[0]?.message)
  return parsed.value.evaluate({ zoom: 12 }, { type: 'Point', properties: { offset } })
}

it.each(MARKER_LAYERS)('%s: an icon is drawn at its offset', (id) => {
  expect(iconOffset(id, [3, -4])).toEqual([3, -4])
})

it.each(MARKER_LAYERS)(
  '%s: a marker under the pointer, whose offset is text, is no fault',
  (id) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(iconOffset(id, '[3,-4]')).toEqual([0, 0])
    expect(warn).not.toHaveBeenCalled()
  },
)
