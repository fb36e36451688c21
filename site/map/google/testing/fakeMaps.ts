import type { MapView } from '../../engine.ts'
import { projectFrom } from '../../geometry.ts'
import { listenToHand, placeAt } from '../../testing/hand.ts'

/** Stands in for the parts of Google's Maps API that we use: it draws markers, takes clicks and drags, and shows no map. */

type Listener = (event?: unknown) => void
type Literal = google.maps.LatLngLiteral

const latLng = ({ lat, lng }: Literal) => ({ lat: () => lat, lng: () => lng })

/** Listeners by event name. */
class Listening {
  private readonly listeners = new Map<string, Set<Listener>>()

  addListener(name: string, listener: Listener) {
    const listening = this.listeners.get(name) ?? new Set()
    this.listeners.set(name, listening.add(listener))
    return { remove: () => void listening.delete(listener) }
  }
  tell(name: string, event?: unknown): void {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(event)
  }
  forget(): void {
    this.listeners.clear()
  }
}

interface FakeMapOptions extends google.maps.MapOptions {
  center: Literal
  zoom: number
}

export class FakeMap extends Listening {
  view: MapView
  readonly markers = new Set<FakeMarker>()

  readonly options: FakeMapOptions
  private readonly box: HTMLElement

  constructor(box: HTMLElement, options: FakeMapOptions, hasTiles: boolean) {
    super()
    this.box = box
    this.options = options
    this.view = { ...options.center, zoom: options.zoom }
    box.style.touchAction = 'none'
    listenToHand(box, {
      onDragStart: () => this.tell('dragstart'),
      onDrag: ({ x, y }) => {
        const { clientWidth: width, clientHeight: height } = box
        const middle = { x: width / 2 - x, y: height / 2 - y }
        this.change(placeAt(this.view, middle, width, height))
      },
      onDragEnd: () => this.tell('idle'),
      onClick: (at) => {
        const place = placeAt(this.view, at, box.clientWidth, box.clientHeight)
        this.tell('click', { latLng: latLng(place) })
      },
    })
    // Delayed as by Google, so that the creator of the map can add listeners.
    setTimeout(() => {
      this.change({})
      if (hasTiles) this.tell('tilesloaded')
      this.tell('idle')
    })
  }

  getDiv = () => this.box
  getCenter = () => latLng(this.view)
  getZoom = () => this.view.zoom
  getBounds() {
    const { clientWidth: width, clientHeight: height } = this.box
    const southWest = placeAt(this.view, { x: 0, y: height }, width, height)
    const northEast = placeAt(this.view, { x: width, y: 0 }, width, height)
    return {
      getSouthWest: () => latLng(southWest),
      getNorthEast: () => latLng(northEast),
    }
  }
  panTo = (center: Literal) => this.moveCamera({ center })
  setZoom = (zoom: number) => this.moveCamera({ zoom })
  moveCamera({ center, zoom = this.view.zoom }: { center?: Literal; zoom?: number }): void {
    this.change({ ...center, zoom })
    setTimeout(() => this.tell('idle'))
  }

  /** In the middle of a move. */
  passOver = (view: MapView) => this.change(view)

  private change(to: Partial<MapView>): void {
    this.view = { ...this.view, ...to }
    for (const marker of this.markers) marker.place()
    this.tell('bounds_changed')
  }
}

interface MarkerOptions {
  map: FakeMap
  position: Literal
  title: string
  gmpClickable: boolean
}

/** Like Google's `<gmp-advanced-marker>`: one without `gmpClickable` lets clicks through to the map. */
class FakeMarker extends HTMLElement {
  zIndex = 0
  private owner: FakeMap | null = null
  private at: Literal = { lat: 0, lng: 0 }

  constructor({ map, position, title, gmpClickable }: MarkerOptions) {
    super()
    this.at = position
    this.title = title
    this.map = map
    this.style.position = 'absolute'
    if (!gmpClickable) return
    this.tabIndex = 0
    this.setAttribute('role', 'button')
    // A press on a marker does not reach the map.
    this.addEventListener('pointerdown', (event) => event.stopPropagation())
    this.addEventListener('click', () => this.dispatchEvent(new Event('gmp-click')))
  }
  get map(): FakeMap | null {
    return this.owner
  }
  set map(map: FakeMap | null) {
    this.owner?.markers.delete(this)
    this.owner = map
    map?.markers.add(this)
    map?.getDiv().append(this)
    if (!map) this.remove()
    this.place()
  }
  set position(at: Literal) {
    this.at = at
    this.place()
  }
  set content(content: Node) {
    this.replaceChildren(content)
  }
  place(): void {
    if (!this.owner) return
    const { clientWidth, clientHeight } = this.owner.getDiv()
    const { x, y } = projectFrom(this.owner.view, clientWidth, clientHeight)(this.at)
    Object.assign(this.style, { left: `${x}px`, top: `${y}px`, translate: '-50% -50%' })
  }
}

/** `google.maps` as Google's script leaves it. `onMap` is called with each new map. */
export function fakeMapsLibrary(hasTiles: boolean, onMap: (map: FakeMap) => void) {
  if (!customElements.get('gmp-advanced-marker')) {
    customElements.define('gmp-advanced-marker', FakeMarker)
  }
  const libraries: Record<string, object> = {
    maps: {
      Map: class extends FakeMap {
        constructor(box: HTMLElement, options: FakeMapOptions) {
          super(box, options, hasTiles)
          onMap(this)
        }
      },
    },
    marker: { AdvancedMarkerElement: FakeMarker },
  }
  return {
    version: '3.stand-in',
    importLibrary: async (name: string) => libraries[name],
    event: {
      addListenerOnce(map: FakeMap, name: string, listener: Listener) {
        const listening = map.addListener(name, (event) => {
          listening.remove()
          listener(event)
        })
        return listening
      },
      clearInstanceListeners: (map: FakeMap) => map.forget(),
      trigger: (map: FakeMap, name: string) => map.tell(name),
    },
  }
}
