import type { Map as MapLibre } from 'maplibre-gl'

/** Device pixels per CSS pixel, in one direction. */
const MOVING_RATIO = 0.5
const RESTING_RATIO = 1

/**
 * Without a graphics processor each pixel costs time: the map is drawn coarse while it moves, so that it keeps up, and sharp at
 * rest. With one it stays as it is.
 */
export function sharpenAtRest(map: MapLibre): void {
  if (!isDrawnBySoftware(map)) return
  let isHeld = false
  let isChanging = false
  const draw = (ratio: number): void => {
    // The change itself fires move events.
    if (isChanging || map.getPixelRatio() === ratio) return
    isChanging = true
    map.setPixelRatio(ratio)
    isChanging = false
  }
  const hold = (): void => {
    isHeld = true
    draw(MOVING_RATIO)
  }
  const rest = (): void => {
    if (!isHeld && !map.isMoving()) draw(RESTING_RATIO)
  }
  const letGo = (): void => {
    isHeld = false
    // Wait until all listeners have had this moveend, since the change fires another.
    queueMicrotask(rest)
  }

  draw(MOVING_RATIO)
  // A change stops any gesture, so it must happen before the map gets the event.
  const canvas = map.getCanvasContainer()
  canvas.addEventListener('pointerdown', hold, { capture: true })
  for (const end of ['pointerup', 'pointercancel']) canvas.addEventListener(end, letGo)
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent === undefined) draw(MOVING_RATIO)
  })
  map.on('moveend', letGo)
  map.on('idle', rest)
}

function isDrawnBySoftware(map: MapLibre): boolean {
  const gl = map.getCanvas().getContext('webgl2')
  const names = gl?.getExtension('WEBGL_debug_renderer_info')
  const renderer = names && gl?.getParameter(names.UNMASKED_RENDERER_WEBGL)
  return /swiftshader|llvmpipe|software/i.test(String(renderer))
}
