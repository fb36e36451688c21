import type { FeatureCollection } from 'geojson'
import type { MapView } from '../../engine.ts'
import { fromMapLibreZoom, projectFrom } from '../../geometry.ts'
import { listenToHand, placeAt } from '../../testing/hand.ts'

/** Stands in for the parts of MapLibre that we use, where there is no WebGL: it knows where things are and draws nothing. */

type Listener = (event: object) => void
type LngLat = [lng: number, lat: number]

export const setWorkerUrl = (): void => undefined
export const prewarm = (): void => undefined
export const addProtocol = (): void => undefined

export class GeoJSONSource {
  features: FeatureCollection['features'] = []
  setData = (data: FeatureCollection): void => {
    this.features = data.features
  }
}

interface Options {
  container: HTMLElement
  center: LngLat
  zoom: number
  style: { sources: Record<string, unknown> }
}

/** The maps that exist now. */
export const fakeMapLibres = new Set<FakeMapLibre>()

class FakeMapLibre {
  private readonly box: HTMLElement
  private readonly canvas = document.createElement('canvas')
  private readonly sources: Map<string, GeoJSONSource>
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly paint = new Map<string, unknown>()
  view: MapView
  readonly touchZoomRotate = { disableRotation: () => undefined }
  readonly keyboard = { disableRotation: () => undefined }

  constructor({ container, center: [lng, lat], zoom, style }: Options) {
    this.box = container
    this.view = { lat, lng, zoom: fromMapLibreZoom(zoom) }
    this.sources = new Map(Object.keys(style.sources).map((name) => [name, new GeoJSONSource()]))
    container.append(this.canvas)
    fakeMapLibres.add(this)
    listenToHand(container, {
      onDragStart: () => undefined,
      onDrag: ({ x, y }) => {
        const { width, height } = this.size()
        this.change(placeAt(this.view, { x: width / 2 - x, y: height / 2 - y }, width, height))
      },
      onDragEnd: () => this.tell('moveend', { originalEvent: new Event('pointerup') }),
      onClick: (point) => this.tell('click', { point }),
    })
  }

  on(name: string, listener: Listener): void {
    const all = this.listeners.get(name) ?? new Set()
    this.listeners.set(name, all.add(listener))
  }
  off(name: string, listener: Listener): void {
    this.listeners.get(name)?.delete(listener)
  }
  /** Events awaited once come at once: the loaded style, and rest. */
  once = async (): Promise<void> => undefined
  tell(name: string, event: object = {}): void {
    for (const listener of this.listeners.get(name) ?? []) listener(event)
  }

  getContainer = () => this.box
  getCanvas = () => this.canvas
  getCenter = () => ({ ...this.view, toArray: () => [this.view.lng, this.view.lat] })
  getZoom = () => this.view.zoom - 1
  getBounds() {
    const { width, height } = this.size()
    const [west, east] = [
      placeAt(this.view, { x: 0, y: height }, width, height),
      placeAt(this.view, { x: width, y: 0 }, width, height),
    ]
    return {
      getWest: () => west.lng,
      getSouth: () => west.lat,
      getEast: () => east.lng,
      getNorth: () => east.lat,
      contains: () => true,
    }
  }
  project([lng, lat]: LngLat) {
    const { width, height } = this.size()
    return projectFrom(this.view, width, height)({ lat, lng })
  }
  easeTo({ center, zoom }: { center?: LngLat; zoom?: number }): void {
    const [lng, lat] = center ?? [this.view.lng, this.view.lat]
    const to = zoom === undefined ? this.view.zoom : fromMapLibreZoom(zoom)
    this.change({ lat, lng, zoom: to })
    this.tell('moveend')
  }
  stop = (): void => undefined
  private moving = false
  isMoving = () => this.moving
  /** In the middle of a move. */
  passOver(view: MapView): void {
    this.moving = true
    this.change(view)
  }
  remove(): void {
    fakeMapLibres.delete(this)
    this.canvas.remove()
  }

  getSource = (name: string) => this.sources.get(name)
  isSourceLoaded = () => true
  getPaintProperty = (layer: string, name: string) => this.paint.get(`${layer} ${name}`)
  setPaintProperty(layer: string, name: string, value: unknown): void {
    this.paint.set(`${layer} ${name}`, value)
  }
  setLayoutProperty = (): void => undefined
  /** The nearest item under a finger, markers before counts. */
  queryRenderedFeatures([[left, top], [right, bottom]]: [LngLat, LngLat]) {
    const under = ['content-markers', 'content-clusters'].flatMap((name) =>
      (this.sources.get(name)?.features ?? []).filter(({ geometry }) => {
        if (geometry.type !== 'Point') return false
        const { x, y } = this.project([geometry.coordinates[0] ?? 0, geometry.coordinates[1] ?? 0])
        const reach = 14
        return x > left - reach && x < right + reach && y > top - reach && y < bottom + reach
      }),
    )
    return under
  }

  private size() {
    return { width: this.box.clientWidth, height: this.box.clientHeight }
  }
  private change(to: Partial<MapView>): void {
    this.view = { ...this.view, ...to }
  }
}

export { FakeMapLibre as Map }
