import { measure, msg, t } from '../../languages/t.ts'
import { METRES_PER_PIXEL } from '../../worker/contract/places/distance.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import type { Units } from '../device/units/units.ts'
import type { MapView } from './engine.ts'
import { cosine, wrapLongitude } from './geometry.ts'

/** Steps are 1, 2 and 5, so the shortest bar is two fifths of this, which fits the longest text ("2,000 km"). */
const LONGEST_PX = 144
const METRES = { mi: 1609.344, ft: 0.3048, km: 1000, m: 1 }
const UNIT_NAMES = { mi: 'mile', ft: 'foot', km: 'kilometer', m: 'meter' } as const
const WINDS = [
  msg('north'),
  msg('north-east'),
  msg('east'),
  msg('south-east'),
  msg('south'),
  msg('south-west'),
  msg('west'),
  msg('north-west'),
]

interface ScaleBar {
  /** "2 km" */
  words: string
  widthPx: number
}

/** The longest round distance that fits the bar, measured at the middle of the map. */
export function scaleBar({ lat, zoom }: MapView, units: Units): ScaleBar {
  const perPixel = (METRES_PER_PIXEL * cosine(lat)) / 2 ** zoom
  const most = perPixel * LONGEST_PX
  const [large, small]: ['mi' | 'km', 'ft' | 'm'] = units === 'mi' ? ['mi', 'ft'] : ['km', 'm']
  const unit = most < METRES[large] ? small : large
  const size = 10 ** Math.floor(Math.log10(most / METRES[unit]))
  const steps = [5, 2, 1].find((step) => step * size * METRES[unit] <= most) ?? 1
  const count = steps * size
  return {
    words: measure(count, UNIT_NAMES[unit]),
    widthPx: Math.round((count * METRES[unit]) / perPixel),
  }
}

/** One of eight compass directions, as the map shows them. */
export function windTo(from: LatLng, to: LatLng): string {
  const east = wrapLongitude(to.lng - from.lng) * cosine(from.lat)
  const angle = Math.atan2(east, to.lat - from.lat)
  return t(WINDS[(Math.round((angle * 4) / Math.PI) + 8) % 8] ?? '')
}
