/// <reference types="google.maps" />
import { t } from '../../../languages/t.ts'
import { EMPTY_CONTENT, type MapContent, type MapEvents, type Theme } from '../engine.ts'
import { CLUSTER_ZOOM_STEP, projectFrom } from '../geometry.ts'
import { type Pin, pinsOf } from '../markers/pins.ts'
import { textMeasure } from '../markers/placing/labelSize.ts'
import type { Frame } from '../markers/placing/layOut.ts'
import { paletteOf } from '../palette.ts'
import { drawPin } from './drawPin.ts'
import { type Moves, viewOf, visibleBounds } from './moves.ts'

interface Placed {
  element: google.maps.marker.AdvancedMarkerElement
  /** A key of its content, so that only changes are redrawn. */
  look: string
}

/** Draws our content as markers on Google's map and lays it out again whenever the map rests. */
export function addMarkers(
  map: google.maps.Map,
  { AdvancedMarkerElement }: google.maps.MarkerLibrary,
  theme: Theme,
  events: MapEvents,
  { zoomBy }: Moves,
): { show(content: MapContent): void; remove(): void } {
  const placed = new Map<string, Placed>()
  const measure = textMeasure()
  const palette = paletteOf(theme)
  const hover = hoverTeller(events)
  let content: MapContent = EMPTY_CONTENT

  const add = (pin: Pin): Placed => {
    const title = pin.kind === 'marker' ? pin.drawn.marker.name : ''
    const element = new AdvancedMarkerElement({
      map,
      position: pin.at,
      title,
      gmpClickable: pin.kind !== 'here',
      anchorTop: '-50%',
    })
    if (pin.kind === 'cluster') {
      const { count } = pin.cluster
      element.title = t('{count, plural, one {# place} other {# places}}', { count })
      element.addEventListener('gmp-click', () => zoomBy(CLUSTER_ZOOM_STEP, pin.at))
    }
    if (pin.kind === 'marker') {
      const { id } = pin.drawn.marker
      element.addEventListener('gmp-click', () => events.onSelect(id))
      element.addEventListener('mouseenter', () => hover(id))
      element.addEventListener('mouseleave', () => hover(null))
    }
    return { element, look: '' }
  }
  const draw = (): void => {
    const frame = frameOf(map)
    if (!frame) return
    const pins = pinsOf(content, frame, measure)
    const keys = new Set(pins.map(({ key }) => key))
    for (const [key, { element }] of placed) {
      if (keys.has(key)) continue
      element.map = null
      placed.delete(key)
    }
    for (const [zIndex, pin] of pins.entries()) {
      const one = placed.get(pin.key) ?? add(pin)
      placed.set(pin.key, one)
      one.element.zIndex = zIndex
      const look = JSON.stringify(pin)
      if (one.look === look) continue
      one.look = look
      one.element.position = pin.at
      one.element.content = drawPin(pin, palette)
    }
  }
  // The map knows its bounds before it first rests.
  google.maps.event.addListenerOnce(map, 'bounds_changed', draw)
  map.addListener('idle', draw)
  map.addListener('click', () => events.onSelect(null))

  return {
    show(next) {
      content = next
      draw()
    },
    remove() {
      for (const { element } of placed.values()) element.map = null
      placed.clear()
    },
  }
}

/** Reports hovering once, because a marker redrawn under the pointer fires its enter event again. */
function hoverTeller(events: MapEvents): (id: string | null) => void {
  let hovered: string | null = null
  return (id) => {
    if (id === hovered) return
    hovered = id
    events.onHover(id)
  }
}

/** Null until the map knows its size. */
function frameOf(map: google.maps.Map): Frame | null {
  const bounds = visibleBounds(map)
  if (!bounds) return null
  const { clientWidth: width, clientHeight: height } = map.getDiv()
  const view = viewOf(map)
  return { bounds, zoom: view.zoom, width, height, project: projectFrom(view, width, height) }
}
