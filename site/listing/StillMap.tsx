import type { LatLng } from '../../worker/contract/search.ts'

const WIDTH = 320
const HEIGHT = 180
/** Streets of no real town, drawn round the middle; the place turns them, so that no two look alike. */
const STREETS = [
  'M-40 58C60 40 120 96 200 84S330 40 380 62',
  'M-40 132C40 120 110 150 190 132S300 118 380 140',
  'M52-60C64 30 40 120 62 260',
  'M148-60C140 20 164 90 150 260',
  'M250-60C236 40 272 120 246 260',
  'M-40-6 380 214',
]
const LANES = 'M96-60V260M204-60V260M-40 24H380M-40 104H380M-40 168H380M300-60V260'
const WATER = 'M-60 190C20 168 70 214 150 200S300 176 400 206V320H-60Z'

/** Degrees from 0 to 360, the same for the same place. */
const turnOf = ({ lat, lng }: LatLng): number =>
  Math.round(Math.abs(lat * 15_431 + lng * 9_773)) % 360

/** A picture in place of a map that nobody has asked for yet: a pin amid quiet streets. */
export function StillMap({ place }: { place: LatLng }) {
  const middle = `${WIDTH / 2} ${HEIGHT / 2}`
  return (
    <svg
      className="still-map"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g
        transform={`rotate(${turnOf(place)} ${middle}) translate(${middle}) scale(1.7) translate(-160 -90)`}
      >
        <path className="still-water" d={WATER} />
        <rect className="still-park" x="162" y="6" width="76" height="62" rx="10" />
        <path className="still-lanes" d={LANES} />
        <path className="still-streets" d={STREETS.join('')} />
      </g>
      <g transform={`translate(${middle})`}>
        <ellipse className="still-shadow" rx="9" ry="3.5" />
        <path
          className="still-pin"
          d="M0 0C-4-8-15-17-15-29a15 15 0 1 1 30 0C15-17 4-8 0 0Zm0-23a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z"
        />
      </g>
    </svg>
  )
}
