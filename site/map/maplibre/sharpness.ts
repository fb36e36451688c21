import type { Map as MapLibre } from 'maplibre-gl'

/** Pixels drawn for each pixel of the page, in one direction. */
const MOVING_RATIO = 0.5
const RESTING_RATIO = 1

/**
 * Without a graphics processor each pixel costs time: the map is drawn coarse while it moves, to stay under the finger, and
 * sharp when it has come to rest. With one it is left as it is.
 */
export function sharpenAtRest(map: MapLibre): void {
  if (!isDrawnBySoftware(map)) return
  let isHeld = false
  let isChanging = false
  const draw = (ratio: number): void => {
    // The change is itself told as a move that ends at once.
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
    // Once all have heard of the end of the move: the change is told as another.
    queueMicrotask(rest)
  }

  draw(MOVING_RATIO)
  // A change stops whatever gesture is under way: it has to come before the map hears of the gesture.
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
