import type { Map as MapLibre } from 'maplibre-gl'
import type { Palette } from '../palette.ts'
import {
  BUBBLE,
  BUBBLE_INNER_PX,
  drawBubble,
  drawMarker,
  IMAGE_SCALE,
  MARKER_KINDS,
} from './images.ts'
import { BUBBLE_IMAGE } from './layers.ts'

const pixelsOf = (canvas: HTMLCanvasElement): ImageData => {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to read markers from')
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Draws the images of markers and bubble in the theme's colours and replaces older ones. */
export function addImages(map: MapLibre, palette: Palette): void {
  for (const kind of MARKER_KINDS) {
    replace(map, kind.name, pixelsOf(drawMarker(kind, palette)), {})
  }
  const edge = (BUBBLE.margin + BUBBLE.corner) * IMAGE_SCALE
  const far = BUBBLE.size * IMAGE_SCALE - edge
  const inner = (BUBBLE.margin + BUBBLE_INNER_PX) * IMAGE_SCALE
  const outer = BUBBLE.size * IMAGE_SCALE - inner
  replace(map, BUBBLE_IMAGE, pixelsOf(drawBubble(palette)), {
    stretchX: [[edge, far]],
    stretchY: [[edge, far]],
    content: [inner, inner, outer, outer],
  })
}

type Stretch = Omit<NonNullable<Parameters<MapLibre['addImage']>[2]>, 'pixelRatio'>

function replace(map: MapLibre, name: string, image: ImageData, stretch: Stretch): void {
  if (map.hasImage(name)) map.updateImage(name, image)
  else map.addImage(name, image, { pixelRatio: IMAGE_SCALE, ...stretch })
}
