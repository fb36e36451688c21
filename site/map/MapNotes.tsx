import './MapCanvas.css'
import './MapNotes.css'
import { isolated, listed, space, t } from '../../languages/t.ts'
import { distanceMetres } from '../../worker/contract/places/distance.ts'
import { formatDistance } from '../device/units/distances.ts'
import { type Units, useUnits } from '../device/units/units.ts'
import type { MapView, Town } from './engine.ts'
import { scaleBar, windTo } from './scale.ts'

/** A scale bar for the middle of the map. */
export function Scale({ view }: { view: MapView }) {
  const { words, widthPx } = scaleBar(view, useUnits())
  return (
    <p className="map-scale" style={{ inlineSize: widthPx }}>
      <span className="visually-hidden">{t('Scale:')} </span>
      {words}
    </p>
  )
}

/** From this zoom on (Google's scale) the built-in map shows little more than names. */
const BLANK_ZOOM = 11
/** Nearer than this, the middle of the map counts as in the town. */
const IN_TOWN_METRES = 1000

interface LowDetailProps {
  view: MapView
  town: Town | null
}

/** Says that there are no streets, and which town the visitor is looking at. */
export function LowDetail({ view, town }: LowDetailProps) {
  const units = useUnits()
  return (
    <p className="map-low">
      {t('This map is low in detail: no streets.')}
      {view.zoom >= BLANK_ZOOM &&
        town &&
        space() + t('Nearest town: {where}.', { where: whereIs(town, view, units) })}
    </p>
  )
}

function whereIs(town: Town, view: MapView, units: Units): string {
  const metres = distanceMetres(view, town)
  if (metres < IN_TOWN_METRES) return town.name
  return listed([isolated(town.name), `${formatDistance(metres, units)} ${windTo(view, town)}`])
}
