import {
  MARKER_NAME_CUT,
  MARKER_NAME_LIMIT,
  MAX_LABELLED_MARKERS,
} from '../../worker/contract/limits.ts'
import type { MapBounds, MapContent } from './engine.ts'
import { isInside } from './geometry.ts'

export interface MarkerLabel {
  name: string
  /** Only beneath the name of the selected marker, in lines; else empty. */
  caption: string
}

/** In characters: a label of such lines fits on the map of a phone. */
const LONGEST_LINE = 28

/** Cuts by characters as people see them, so that an emoji or an accent is never torn apart. */
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A name of 16 or more characters is cut to 14 and "…". */
export function shortName(name: string): string {
  const parts = Array.from(characters.segment(name), ({ segment }) => segment)
  if (parts.length < MARKER_NAME_LIMIT) return name
  return `${parts.slice(0, MARKER_NAME_CUT).join('')}…`
}

/** Breaks a text between words into lines. */
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

/** Which markers carry a label: of those in view all when they are five or fewer, else the selected and the hovered. */
export function labelsOf(content: MapContent, bounds: MapBounds): Map<string, MarkerLabel> {
  const { markers, clusters, selectedId, hoveredId } = content
  const visible = markers.filter((marker) => isInside(bounds, marker))
  // A count stands for as many restaurants in view.
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
