/// <reference types="google.maps" />
import { EMPTY_CONTENT, type MapBounds, type MapContent, type Theme } from '../engine.ts'
import { textMeasure } from '../markers/placing/labelSize.ts'
import { type Frame, layOut } from '../markers/placing/layOut.ts'
import { paletteOf } from '../palette.ts'
import { drawContent, drawImages, type Target, targetAt } from './drawing.ts'

export interface Overlay {
  setContent(content: MapContent): void
  setTheme(theme: Theme): void
  /** What lies at a place of the map, if anything. */
  targetAt(place: google.maps.LatLng): Target | null
  remove(): void
}

/** One canvas over Google's map with everything of ours on it, drawn anew whenever the map moves. */
export function addOverlay(
  { OverlayView }: google.maps.MapsLibrary,
  map: google.maps.Map,
  firstTheme: Theme,
  bounds: () => MapBounds | null,
): Overlay {
  const canvas = document.createElement('canvas')
  const overlay = new OverlayView()
  let content: MapContent = EMPTY_CONTENT
  let theme = firstTheme
  let images = drawImages(theme)
  let targets: Target[] = []
  const measure = textMeasure()

  const draw = (): void => {
    const projection = overlay.getProjection()
    const [context, visible] = [canvas.getContext('2d'), bounds()]
    if (!projection || !context || !visible) return
    place(canvas, context, map, projection)
    const pen = { context, palette: paletteOf(theme), images }
    const frame = frameOf(map, projection, visible)
    targets = drawContent(pen, content, layOut(content, frame, measure), frame.project)
  }
  overlay.onAdd = () => overlay.getPanes()?.overlayLayer.append(canvas)
  overlay.onRemove = () => canvas.remove()
  overlay.draw = draw
  overlay.setMap(map)
  const following = map.addListener('bounds_changed', draw)

  return {
    setContent(next) {
      content = next
      draw()
    },
    setTheme(next) {
      theme = next
      images = drawImages(theme)
      draw()
    },
    targetAt(at) {
      const point = overlay.getProjection()?.fromLatLngToContainerPixel(at)
      return point ? targetAt(targets, point.x, point.y) : null
    },
    remove() {
      following.remove()
      overlay.setMap(null)
    },
  }
}

function frameOf(
  map: google.maps.Map,
  projection: google.maps.MapCanvasProjection,
  bounds: MapBounds,
): Frame {
  const { clientWidth: width, clientHeight: height } = map.getDiv()
  return {
    bounds,
    zoom: map.getZoom() ?? 0,
    width,
    height,
    project: ({ lat, lng }) =>
      projection.fromLatLngToContainerPixel(new google.maps.LatLng(lat, lng)),
  }
}

/** Lays the canvas over the visible part of the map: its pane moves with the map, the canvas must not. */
function place(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  map: google.maps.Map,
  projection: google.maps.MapCanvasProjection,
): void {
  const { clientWidth, clientHeight } = map.getDiv()
  const scale = window.devicePixelRatio
  canvas.width = clientWidth * scale
  canvas.height = clientHeight * scale
  canvas.style.width = `${clientWidth}px`
  canvas.style.height = `${clientHeight}px`
  context.scale(scale, scale)
  const centre = map.getCenter()
  const inPane = centre && projection.fromLatLngToDivPixel(centre)
  const inView = centre && projection.fromLatLngToContainerPixel(centre)
  if (!inPane || !inView) return
  canvas.style.position = 'absolute'
  canvas.style.left = `${inPane.x - inView.x}px`
  canvas.style.top = `${inPane.y - inView.y}px`
}
