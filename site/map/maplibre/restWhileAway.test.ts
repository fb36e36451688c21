import { expect, test, vi } from 'vitest'
import { restWhileAway } from './restWhileAway.ts'

test('the drawing leaves with the page and returns two frames after it', () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  const drawing = document.createElement('canvas')
  const life = new AbortController()
  restWhileAway(drawing, life.signal)
  window.dispatchEvent(new Event('pagehide'))
  expect(drawing.style.display).toBe('none')
  window.dispatchEvent(new Event('pageshow'))
  frames.shift()?.(0)
  expect(drawing.style.display).toBe('none')
  frames.shift()?.(16)
  expect(drawing.style.display).toBe('')
  life.abort()
  window.dispatchEvent(new Event('pagehide'))
  expect(drawing.style.display).toBe('')
})
