import { speech } from '../../../../languages/speech.ts'
import { MOBILE_BREAKPOINT_PX } from '../../../../worker/contract/limits.ts'
import type { LatLng } from '../../../../worker/contract/search.ts'
import { SHAPE_BOX } from '../../../ui/dietShapes.ts'
import type { MapBounds, MapContent, MapMarker } from '../../engine.ts'
import { toMapLibreZoom } from '../../geometry.ts'
import { labelsOf, type MarkerLabel } from '../../labels.ts'
import { type MarkerState, plainScale, scaleOf, stateOf } from '../sizes.ts'
import { type LabelSize, labelSize, type MeasureText } from './labelSize.ts'
import { type Box, boxAround, type LabelRequest, placeLabels } from './placeLabels.ts'
import { type Step, spreadSpots } from './spots.ts'

/** What a map shows now, whatever library draws it. */
export interface Frame {
  bounds: MapBounds
  /** On Google's scale. */
  zoom: number
  /** In CSS pixels, like the results of `project`. */
  width: number
  height: number
  /** Null when it is unknown. */
  project: (place: LatLng) => Step | null
}

export interface PlacedLabel extends MarkerLabel, LabelSize {
  /** From the marker's true place to the middle of the label. */
  step: Step
}

export interface DrawnMarker {
  marker: MapMarker
  state: MarkerState
  scale: number
  /** From the marker's true place to where it is drawn, in pixels at this zoom. */
  step: Step
  label: PlacedLabel | null
}

const RIM_PX = 2
/** Sizes of what covers the map: the zoom buttons in its corner, and the tools and credits along its edges. */
const OVER_MAP = { buttons: { width: 60, height: 106 }, tools: 56, credits: 44 }
/** On a phone the search's row of filters lies above the tools, and the credits have two lines. */
const OVER_NARROW_MAP = { ...OVER_MAP, tools: 100, credits: 60 }
/** The searched keywords lie above all of these. */
const WITH_KEYWORDS = { ...OVER_NARROW_MAP, buttons: { width: 60, height: 154 }, tools: 152 }
/** A map as low as that of the details page has no tools. */
const LOW_MAP_PX = 320
const CLUSTER_REACH_PX = 20

/** Every marker with its screen position, size and label. Both maps draw exactly this. */
export function layOut(content: MapContent, frame: Frame, measure: MeasureText): DrawnMarker[] {
  const zoom = toMapLibreZoom(frame.zoom)
  const steps = spreadSpots(content.markers)
  const labels = labelsOf(content, frame.bounds)
  const drawn = content.markers.map((marker) => {
    const state = stateOf(marker.id, content)
    const { x, y } = steps.get(marker.id) ?? { x: 0, y: 0 }
    const spread = plainScale(zoom)
    const step = { x: x * spread, y: y * spread }
    return { marker, state, scale: scaleOf(state, zoom), step, label: null }
  })
  if (labels.size === 0) return drawn
  return withLabels(drawn, labels, content, frame, measure)
}

function withLabels(
  drawn: DrawnMarker[],
  labels: ReadonlyMap<string, MarkerLabel>,
  content: MapContent,
  frame: Frame,
  measure: MeasureText,
): DrawnMarker[] {
  const taken = coveredParts(frame, content)
  const requests: (LabelRequest & { state: MarkerState })[] = []
  for (const cluster of content.clusters) {
    const at = frame.project(cluster)
    if (at) taken.push(boxAround(at, 2 * CLUSTER_REACH_PX, 2 * CLUSTER_REACH_PX))
  }
  for (const { marker, state, scale, step } of drawn) {
    const place = frame.project(marker)
    if (!place) continue
    const at = { x: place.x + step.x, y: place.y + step.y }
    const radius = (SHAPE_BOX / 2 + RIM_PX) * scale
    taken.push(boxAround(at, 2 * radius, 2 * radius))
    const label = labels.get(marker.id)
    if (!label) continue
    const outward = step.x === 0 && step.y === 0 ? null : step
    requests.push({ id: marker.id, state, at, radius, size: labelSize(label, measure), outward })
  }
  requests.sort((a, b) => RANK[b.state] - RANK[a.state])
  const places = placeLabels(requests, taken, frame)
  const sizes = new Map(requests.map(({ id, size }) => [id, size]))
  return drawn.map((one) => {
    const { id } = one.marker
    const [label, size, at] = [labels.get(id), sizes.get(id), places.get(id)]
    const place = frame.project(one.marker)
    if (!label || !size || !at || !place) return one
    const step = { x: at.x - place.x, y: at.y - place.y }
    return { ...one, label: { ...label, ...size, step } }
  })
}

/** Higher ranks are drawn later, above others. */
export const RANK = { plain: 0, hovered: 1, selected: 2 }

function coveredParts({ width: right, height: bottom }: Frame, { hasKeywords }: MapContent): Box[] {
  const narrow = hasKeywords ? WITH_KEYWORDS : OVER_NARROW_MAP
  const { buttons, credits, ...over } = right <= MOBILE_BREAKPOINT_PX ? narrow : OVER_MAP
  const tools = bottom < LOW_MAP_PX ? 0 : over.tools
  const start = speech().language.dir === 'rtl' ? 0 : right - buttons.width
  return [
    { left: 0, top: 0, right, bottom: tools },
    { left: start, top: tools, right: start + buttons.width, bottom: buttons.height },
    { left: 0, top: bottom - credits, right, bottom },
  ]
}
