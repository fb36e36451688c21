import './drawPin.css'
import { count } from '../../../languages/t.ts'
import { SHAPE_BOX } from '../../ui/dietShapes.ts'
import type { MapMarker } from '../engine.ts'
import { MARGIN, MARKER_SIZE, markerParts, type Paint } from '../markers/parts.ts'
import type { Pin } from '../markers/pins.ts'
import { LABEL_FONTS, linesOf } from '../markers/placing/labelSize.ts'
import type { PlacedLabel } from '../markers/placing/layOut.ts'
import type { Step } from '../markers/placing/spots.ts'
import { clusterRadius } from '../markers/sizes.ts'
import { type Palette, paintOf } from '../palette.ts'

const SVG = 'http://www.w3.org/2000/svg'

/**
 * The element of a pin, centred on its place. Its styles are set by script, since the content security policy forbids style
 * attributes.
 */
export function drawPin(pin: Pin, palette: Palette): HTMLElement {
  const box = document.createElement('div')
  box.className = 'google-pin'
  box.dataset.kind = pin.kind
  if (pin.kind === 'here') {
    Object.assign(box.style, { background: palette.here, borderColor: palette.rim })
    return box
  }
  if (pin.kind === 'cluster') {
    const side = `${2 * clusterRadius(pin.cluster.count)}px`
    const colors = { background: palette.cluster, color: palette.clusterText }
    Object.assign(box.style, { width: side, height: side, ...colors })
    box.append(count(pin.cluster.count))
    return box
  }
  const { marker, scale, step, label } = pin.drawn
  const side = `${MARKER_SIZE * scale}px`
  Object.assign(box.style, {
    width: side,
    height: side,
    translate: `${step.x}px ${step.y}px`,
  })
  box.append(drawShape(marker, palette))
  if (label) box.append(drawLabel(label, step, palette))
  return box
}

function drawShape({ diet, live }: MapMarker, palette: Palette): Element {
  const colorOf = (paint: Paint) => paintOf(palette, paint, diet)
  const parts = markerParts(diet, live).map((part) => {
    const fill = {
      fill: part.fill ? colorOf(part.fill) : 'none',
      'fill-opacity': part.opacity ?? 1,
    }
    if ('radius' in part) {
      return element('circle', { cx: SHAPE_BOX / 2, cy: SHAPE_BOX / 2, r: part.radius, ...fill })
    }
    const { path, stroke } = part
    return element('path', {
      d: path,
      ...fill,
      ...(stroke && { stroke: colorOf(stroke.paint), 'stroke-width': stroke.width }),
      ...(stroke?.dashes && { 'stroke-dasharray': stroke.dashes.join(' ') }),
      'stroke-linejoin': 'round',
    })
  })
  return element('svg', { viewBox: `${-MARGIN} ${-MARGIN} ${MARKER_SIZE} ${MARKER_SIZE}` }, parts)
}

function element(
  name: string,
  attributes: Record<string, string | number>,
  children: Element[] = [],
): Element {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  made.append(...children)
  return made
}

/** `from`: where the marker is drawn; the label's offset counts from the marker's true place. */
function drawLabel(
  { name, caption, width, height, step }: PlacedLabel,
  from: Step,
  palette: Palette,
): HTMLElement {
  const bubble = document.createElement('div')
  bubble.className = 'google-label'
  Object.assign(bubble.style, {
    width: `${width}px`,
    height: `${height}px`,
    translate: `calc(-50% + ${step.x - from.x}px) calc(-50% + ${step.y - from.y}px)`,
    background: palette.bubble,
    borderColor: palette.bubbleLine,
  })
  bubble.append(line(name, LABEL_FONTS.name, palette.text))
  for (const text of linesOf(caption)) {
    bubble.append(line(text, LABEL_FONTS.caption, palette.muted))
  }
  return bubble
}

function line(text: string, font: string, color: string): HTMLElement {
  const written = document.createElement('div')
  Object.assign(written.style, { font, color })
  written.dir = 'auto'
  written.append(text)
  return written
}
