import type { FeatureCollection } from 'geojson'
import { EMPTY_CONTENT, type MapContent } from '../engine.ts'
import { clusterFeatures, focusFeatures, hereFeatures, markerFeatures } from './features.ts'
import type { ContentSource } from './layers.ts'
import { textMeasure } from './placing/labelSize.ts'
import { type Frame, layOut } from './placing/layOut.ts'

/** Gives the map's sources only the changed content: hovering updates one small source. */
export function contentPainter(
  frame: () => Frame,
  put: (source: ContentSource, data: FeatureCollection) => void,
) {
  let shown: MapContent = EMPTY_CONTENT
  let lastFocus = ''
  const measure = textMeasure()
  const paintFocus = (): void => {
    const focus = focusFeatures(layOut(shown, frame(), measure))
    const text = JSON.stringify(focus)
    if (text === lastFocus) return
    lastFocus = text
    put('content-focus', focus)
  }
  return {
    show(content: MapContent): void {
      const before = shown
      shown = content
      if (content.markers !== before.markers) {
        put('content-markers', markerFeatures(content.markers))
      }
      if (content.clusters !== before.clusters) {
        put('content-clusters', clusterFeatures(content.clusters))
      }
      if (content.here !== before.here) put('content-here', hereFeatures(content.here))
      paintFocus()
    },
    /** Call after a move: other markers are in view, so other labels may be needed at other places. */
    moved: paintFocus,
  }
}
