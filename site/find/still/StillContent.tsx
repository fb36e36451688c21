import './StillMap.css'
import { Fragment, memo } from 'react'
import { count, t } from '../../../languages/t.ts'
import { DIETS, type Diet } from '../../../worker/contract/diet.ts'
import type { MapView } from '../../map/engine.ts'
import { CLUSTER_ZOOM_STEP, projectAround } from '../../map/geometry.ts'
import { type MarkerPart, markerParts } from '../../map/markers/parts.ts'
import type { Pin } from '../../map/markers/pins.ts'
import { linesOf } from '../../map/markers/placing/labelSize.ts'
import type { PlacedLabel } from '../../map/markers/placing/layOut.ts'
import { clusterRadius, clusterTextSize } from '../../map/markers/sizes.ts'
import { SHAPE_BOX } from '../../ui/dietShapes.ts'
import { addressOf } from '../address/addressOf.ts'
import { placeQuery } from '../address/findUrl.ts'
import type { FindState } from '../findState.ts'
import { useFind } from '../useFind.ts'

const MIDDLE = SHAPE_BOX / 2
/** A finger is wider than a marker. */
const REACH = MIDDLE + 8
/** What can be touched, which ends in the middle: there the browser draws the marker. */
const TOUCHED = `M${REACH} 0A${REACH} ${REACH} 0 1 1 ${REACH}-.1L0 0`
const KINDS = DIETS.flatMap((diet) => [false, true].map((live) => ({ diet, live })))
const nameOf = (diet: Diet, live: boolean) => `still-${diet}${live ? '-live' : ''}`
/** A tenth of a pixel is enough. */
const round = (pixels: number) => Math.round(pixels * 10) / 10

interface StillContentProps {
  pins: readonly Pin[]
  /** Their labels as a phone has them; null where the window is known. */
  narrowPins: readonly Pin[] | null
  view: MapView
}

/**
 * Markers, counts and labels at their true places around the middle, in attributes alone: the policy allows no inline styles.
 * They are links, so that they also work before any script has loaded. A shape is drawn at the end of a path, since the browser
 * would copy and style its elements for each `use`.
 */
export const StillContent = memo(function StillContent(props: StillContentProps) {
  const { pins, narrowPins, view } = props
  const { shown } = useFind()
  const project = projectAround(view)
  const approach = approachesOf(shown, view.zoom)
  const base = addressOf({ ...shown, selectedId: null })
  const selectBase = `${base}${base.includes('?') ? '&' : '?'}sel=`
  const used = KINDS.filter(({ diet, live }) => pins.some((pin) => isOf(pin, diet, live)))
  const first =
    pins.findLast(({ kind }) => kind === 'marker') ??
    pins.findLast(({ kind }) => kind === 'cluster')
  return (
    <svg className="still-content" aria-label={t('Map of the results')}>
      <defs>
        {used.map(({ diet, live }) => (
          <marker
            key={nameOf(diet, live)}
            id={nameOf(diet, live)}
            data-diet={diet}
            refX={MIDDLE}
            refY={MIDDLE}
            markerUnits="userSpaceOnUse"
          >
            <MarkerShape parts={markerParts(diet, live)} />
          </marker>
        ))}
      </defs>
      {pins.map((pin) => {
        const { x, y } = project(pin.at)
        if (pin.kind === 'here') return <Here key={pin.key} x={round(x)} y={round(y)} />
        if (pin.kind === 'cluster') {
          return (
            <Count
              key={pin.key}
              {...{ x, y }}
              href={approach(pin.at)}
              number={pin.cluster.count}
              at={pin.at}
              isFirst={pin === first}
            />
          )
        }
        const { marker, scale, step } = pin.drawn
        const at = `translate(${round(x + step.x)} ${round(y + step.y)}) scale(${Number(scale.toFixed(3))})`
        return (
          <a
            key={pin.key}
            href={selectBase + encodeURIComponent(marker.id)}
            data-id={marker.id}
            aria-label={marker.name}
            tabIndex={pin === first ? 0 : -1}
          >
            <path
              d={TOUCHED}
              markerEnd={`url(#${nameOf(marker.diet, marker.live)})`}
              transform={at}
            />
          </a>
        )
      })}
      <Labels pins={pins} {...{ project }} window={narrowPins ? 'wide' : undefined} />
      {narrowPins && <Labels pins={narrowPins} {...{ project }} window="narrow" />}
    </svg>
  )
})

function isOf(pin: Pin, diet: Diet, live: boolean): boolean {
  return pin.kind === 'marker' && pin.drawn.marker.diet === diet && pin.drawn.marker.live === live
}

/** The addresses of the views to which counts zoom in. They differ only in their places, so the rest is written once. */
function approachesOf(shown: FindState, zoom: number): (at: Pin['at']) => string {
  const nowhere = { lat: 0, lng: 0 }
  const address = addressOf({
    ...shown,
    centre: nowhere,
    zoom: zoom + CLUSTER_ZOOM_STEP,
    zoomGiven: true,
    near: '',
  })
  return (at) => address.replace(placeQuery(nowhere), placeQuery(at))
}

/**
 * As few elements as can be, because the browser paints them for each marker: a rim and the area in it are one path, of which
 * the line is painted first.
 */
function MarkerShape({ parts }: { parts: readonly MarkerPart[] }) {
  return parts.map((part, i) => {
    const key = `${part.fill} ${'path' in part ? part.stroke?.paint : part.radius}`
    if ('radius' in part) {
      return (
        <circle
          key={key}
          data-fill={part.fill}
          cx={MIDDLE}
          cy={MIDDLE}
          r={part.radius}
          opacity={part.opacity}
        />
      )
    }
    const { path, stroke, isRaised } = part
    const [below, above] = [parts[i - 1], parts[i + 1]]
    if (below && isInRim(below, part)) return null
    const area = above && isInRim(part, above) ? above : part
    return (
      <Fragment key={key}>
        {isRaised && (
          <path className="still-shade" d={path} strokeWidth={(stroke?.width ?? 0) + 2} />
        )}
        <path
          data-fill={area.fill}
          data-stroke={stroke?.paint}
          d={path}
          strokeWidth={stroke?.width}
          strokeDasharray={stroke?.dashes?.join(' ')}
          paintOrder={area === part ? undefined : 'stroke'}
        />
      </Fragment>
    )
  })
}

/** Whether a part is just the area inside the line of another. */
function isInRim(rim: MarkerPart, part: MarkerPart): boolean {
  return (
    'path' in rim &&
    'path' in part &&
    rim.path === part.path &&
    rim.stroke !== undefined &&
    part.stroke === undefined
  )
}

interface CountProps {
  x: number
  y: number
  number: number
  href: string
  at: Pin['at']
  isFirst: boolean
}

function Count({ x, y, number, href, at, isFirst }: CountProps) {
  const radius = clusterRadius(number)
  return (
    <a
      href={href}
      data-towards={`${at.lat} ${at.lng}`}
      tabIndex={isFirst ? 0 : -1}
      aria-label={`${t('Zoom in')}: ${count(number)}`}
    >
      <g data-kind="count" transform={`translate(${round(x)} ${round(y)})`}>
        <circle data-kind="halo" r={radius + 5} />
        <circle r={radius} />
        <text fontSize={clusterTextSize(number)} dy="0.36em">
          {count(number)}
        </text>
      </g>
    </a>
  )
}

function Here({ x, y }: { x: number; y: number }) {
  return (
    <g data-kind="here" transform={`translate(${x} ${y})`}>
      <circle data-kind="halo" r={18} />
      <circle data-kind="dot" r={8.25} />
    </g>
  )
}

interface LabelsProps {
  pins: readonly Pin[]
  project: ReturnType<typeof projectAround>
  /** Where they show; everywhere when left out. */
  window: 'narrow' | 'wide' | undefined
}

function Labels({ pins, project, window }: LabelsProps) {
  const labels = pins.flatMap((pin) => {
    const label = pin.kind === 'marker' && pin.drawn.label
    return label ? [<Label key={pin.key} {...project(pin.at)} label={label} />] : []
  })
  return labels.length > 0 && <g data-window={window}>{labels}</g>
}

/** Room for a label that is longer than measured. */
const LABEL_ROOM_PX = 80

function Label({ x, y, label }: { x: number; y: number; label: PlacedLabel }) {
  const { name, caption, width, height, step } = label
  const room = width + LABEL_ROOM_PX
  return (
    <foreignObject
      x={round(x + step.x - room / 2)}
      y={round(y + step.y - height / 2)}
      width={room}
      height={height + 8}
    >
      {/* Its marker has the name. */}
      <div className="still-label-room" aria-hidden="true">
        <div className="still-label" dir="auto">
          <b>{name}</b>
          {linesOf(caption).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </div>
    </foreignObject>
  )
}
