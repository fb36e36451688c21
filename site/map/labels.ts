import {
  MARKER_NAME_CUT,
  MARKER_NAME_LIMIT,
  MAX_LABELLED_MARKERS,
} from '../../worker/contract/limits.ts'
import type { MapBounds, MapContent } from './engine.ts'
import { isInside } from './geometry.ts'

export interface MarkerLabel {
  name: string
  /** In lines, for the selected marker only; else empty. */
  caption: string
}

/** In characters: a label with such lines fits on a phone's map. */
const LONGEST_LINE = 28

/** Splits by visible characters, so that no emoji or accent is torn apart. */
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A name of 16 or more characters is cut to 14 and "…". */
export function shortName(name: string): string {
  const parts = Array.from(characters.segment(name), ({ segment }) => segment)
  if (parts.length < MARKER_NAME_LIMIT) return name
  return `${parts.slice(0, MARKER_NAME_CUT).join('')}…`
}

/** Breaks a text into lines between words. */
function inLines(text: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.pop()
    const joined = last === undefined ? word : `${last} ${word}`
    if (last === undefined || joined.length <= LONGEST_LINE) lines.push(joined)
    else lines.push(last, word)
  }
  return lines.join('\n')
}

/** Which markers have a label: all in view if they are five or fewer, else the selected and the hovered one. */
export function labelsOf(content: MapContent, bounds: MapBounds): Map<string, MarkerLabel> {
  const { markers, clusters, selectedId, hoveredId } = content
  const visible = markers.filter((marker) => isInside(bounds, marker))
  // A count stands for so many restaurants in view.
  const counted = clusters.filter((cluster) => isInside(bounds, cluster))
  const total = counted.reduce((sum, { count }) => sum + count, visible.length)
  const labelled =
    total <= MAX_LABELLED_MARKERS
      ? visible
      : visible.filter(({ id }) => id === selectedId || id === hoveredId)
  return new Map(
    labelled.map(({ id, name, caption, saved = false }) => [
      id,
      {
        name: saved ? `♥ ${shortName(name)}` : shortName(name),
        caption: id === selectedId ? inLines(caption) : '',
      },
    ]),
  )
}
