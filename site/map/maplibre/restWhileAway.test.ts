import { expect, test, vi } from 'vitest'
import { restWhileAway } from './restWhileAway.ts'

test('the drawing leaves with the page and returns two frames after it', () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  const drawing = document.createElement('canvas')
  const asked = new AbortController()
  const triggerRepaint = vi.fn()
  const map = { getCanvas: () => drawing, triggerRepaint, _frameRequest: asked }
  const life = new AbortController()
  restWhileAway(map, life.signal)
  window.dispatchEvent(new Event('pagehide'))
  expect(drawing.style.display).toBe('none')
  expect(asked.signal.aborted).toBe(true)
  // MapLibre asks for no other frame while it believes that one is coming.
  expect(map._frameRequest).toBeNull()
  window.dispatchEvent(new Event('pageshow'))
  frames.shift()?.(0)
  expect(drawing.style.display).toBe('none')
  expect(triggerRepaint).not.toHaveBeenCalled()
  frames.shift()?.(16)
  expect(drawing.style.display).toBe('')
  expect(triggerRepaint).toHaveBeenCalledOnce()
  life.abort()
  window.dispatchEvent(new Event('pagehide'))
  expect(drawing.style.display).toBe('')
})
