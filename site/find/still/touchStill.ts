import { heldZoom } from '../../../worker/contract/limits.ts'
import type { MapView } from '../../map/engine.ts'
import {
  boundsAround,
  CLUSTER_ZOOM_STEP,
  placeAt,
  projectAround,
  wrapLongitude,
} from '../../map/geometry.ts'
import { type Find, select } from '../findState.ts'
import { letDragStrip } from '../map/dragStrip.ts'
import { refuseClick } from '../map/refuseClick.ts'
import { withScript } from '../searchOnDemand.ts'
import { readView } from './viewOfStill.ts'

/** A shorter movement is a tap. */
const SLOP_PX = 6
/** So many pixels of a wheel are a step of zoom, as on the live map. */
const WHEEL_PX = 450
/** After this time without a turn, the wheel rests. */
const WHEEL_REST_MS = 250

/** From the middle of the map, in CSS pixels. */
interface Point {
  x: number
  y: number
}

/**
 * Makes the still map react before any map script or React has loaded: markers can be chosen, and the picture moves under the
 * finger. The view where it is let go is that of the search, and of the live map when it comes. `signal` ends it.
 */
export function touchStill(find: Find, signal: AbortSignal): void {
  signal.addEventListener('abort', letDragStrip(find))
  const pane = document.getElementById('map')
  if (!pane) return
  /** Where the visitor went while the code that searches loads. */
  let pending: MapView | null = null
  const sheet = () => pane.querySelector<HTMLElement>('.still-sheet')
  const drawnView = () => readView(sheet()?.dataset.at ?? '')
  const viewNow = () => pending ?? find.state.box?.view ?? drawnView()
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = pane.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  /** Draws the sheet, made for one view, where another has it. */
  const moveSheet = (view: MapView): void => {
    const from = drawnView()
    const { x, y } = projectAround(view)(from)
    const scale = 2 ** (view.zoom - from.zoom)
    sheet()?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`)
  }
  const goTo = (view: MapView): void => {
    moveSheet(view)
    pending = view
    const bounds = boundsAround(view, pane.clientWidth, pane.clientHeight)
    void withScript(import('../moving.ts'), ({ followMap }) => {
      if (pending !== view) return
      pending = null
      followMap(find, view, bounds, true)
    })
  }
  const isStill = (target: EventTarget | null): target is Element =>
    target instanceof Element && target.closest('.still') !== null

  const hold = (isHeld: boolean) => {
    find.pane.isHeld = isHeld
  }
  const still = { isStill, pointOf, viewNow, moveSheet, goTo, hold }
  followFingers(pane, still, signal)
  followWheel(pane, still, signal)
  const click = (event: MouseEvent) => {
    if (!isStill(event.target) || event.metaKey || event.ctrlKey || event.shiftKey) return
    const chosen = event.target.closest<HTMLElement | SVGElement>(
      '[data-id], [data-towards], [data-zoom]',
    )
    const { id, towards, zoom } = chosen?.dataset ?? {}
    if (!chosen && event.target.closest('a')) return
    if (zoom === undefined) event.preventDefault()
    const now = viewNow()
    if (id !== undefined) select(find, id, 'MAP')
    else if (zoom !== undefined) goTo({ ...now, zoom: heldZoom(now.zoom + Number(zoom)) })
    else if (towards !== undefined) {
      const [lat = 0, lng = 0] = towards.split(' ').map(Number)
      goTo({ lat, lng, zoom: heldZoom(now.zoom + CLUSTER_ZOOM_STEP) })
    } else select(find, null, 'MAP')
  }
  pane.addEventListener('click', click, { signal })
  pane.addEventListener('keydown', moveFocus, { signal })
}

interface Still {
  isStill: (target: EventTarget | null) => boolean
  pointOf: (event: MouseEvent) => Point
  viewNow: () => MapView
  moveSheet: (view: MapView) => void
  goTo: (view: MapView) => void
  /** Whether the live map has to wait, so that it does not take over in the middle of a movement. */
  hold: (isHeld: boolean) => void
}

/** The view in which what was at one point of a view is at another, `steps` of zoom nearer. */
function movedView(from: MapView, was: Point, is: Point, steps: number): MapView {
  const zoom = heldZoom(from.zoom + steps)
  const { lat, lng } = placeAt({ ...placeAt(from, was.x, was.y), zoom }, -is.x, -is.y)
  return { lat, lng: wrapLongitude(lng), zoom }
}

/** One finger or the mouse moves the map, two also scale it. */
function followFingers(pane: HTMLElement, still: Still, signal: AbortSignal): void {
  const fingers = new Map<number, Point>()
  let from: { view: MapView; middle: Point; spread: number } | null = null
  let view: MapView | null = null

  const grip = () => {
    const [a = { x: 0, y: 0 }, b = a] = fingers.values()
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    return { middle, spread: Math.hypot(a.x - b.x, a.y - b.y) }
  }
  /** The fingers on the map have changed: what follows counts from here. */
  const begin = () => {
    from = fingers.size === 0 ? null : { view: view ?? still.viewNow(), ...grip() }
  }
  const press = (event: PointerEvent) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button, .map-foot')
    if (!still.isStill(event.target) || isOnButton || event.button !== 0) return
    fingers.set(event.pointerId, still.pointOf(event))
    still.hold(true)
    begin()
  }
  const drag = (event: PointerEvent) => {
    if (!from || !fingers.has(event.pointerId)) return
    fingers.set(event.pointerId, still.pointOf(event))
    const { middle, spread } = grip()
    const isTap = Math.hypot(middle.x - from.middle.x, middle.y - from.middle.y) < SLOP_PX
    if (view === null && isTap && fingers.size === 1) return
    const steps = from.spread > 0 && spread > 0 ? Math.log2(spread / from.spread) : 0
    view = movedView(from.view, from.middle, middle, steps)
    still.moveSheet(view)
  }
  const letGo = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    begin()
    if (fingers.size > 0) return
    still.hold(false)
    if (!view) return
    still.goTo(view)
    view = null
    refuseClick()
  }
  // A link would be dragged as a link.
  const refuseDrag = (event: DragEvent) => {
    if (still.isStill(event.target)) event.preventDefault()
  }
  pane.addEventListener('pointerdown', press, { signal })
  window.addEventListener('pointermove', drag, { signal })
  window.addEventListener('pointerup', letGo, { signal })
  window.addEventListener('pointercancel', letGo, { signal })
  pane.addEventListener('dragstart', refuseDrag, { signal })
}

/** The wheel scales the map around the mouse. */
function followWheel(
  pane: HTMLElement,
  { isStill, pointOf, viewNow, moveSheet, goTo, hold }: Still,
  signal: AbortSignal,
): void {
  let view: MapView | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    hold(false)
    if (view) goTo(view)
    view = null
  }
  const turn = (event: WheelEvent) => {
    if (!isStill(event.target)) return
    event.preventDefault()
    hold(true)
    const at = pointOf(event)
    view = movedView(view ?? viewNow(), at, at, -event.deltaY / WHEEL_PX)
    moveSheet(view)
    clearTimeout(timer)
    timer = setTimeout(rest, WHEEL_REST_MS)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  pane.addEventListener('wheel', turn, { passive: false, signal })
}

/** All markers are one stop of the Tab key; the arrow keys go from one to the next. */
function moveFocus(event: KeyboardEvent): void {
  const { activeElement } = document
  const steps = STEPS[event.key]
  if (steps === undefined || !(activeElement instanceof SVGElement)) return
  const all = [...document.querySelectorAll<SVGElement>('.still-content a')]
  const from = all.indexOf(activeElement)
  const next = all.at((from + steps) % all.length)
  if (from === -1 || !next) return
  event.preventDefault()
  for (const one of all) one.tabIndex = one === next ? 0 : -1
  next.focus()
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}
