import './MapCanvas.css'
import { t } from '../../languages/t.ts'
import type { MapDetail } from './engine.ts'

function Osm() {
  return <a href="https://www.openstreetmap.org/copyright">{t('© OpenStreetMap contributors')}</a>
}

/** Credits the makers. Google's map draws its own credits; its places still come from OpenStreetMap. */
export function Credits({ detail }: { detail: MapDetail }) {
  return (
    <p>
      {detail === 'low' && (
        <>
          {/* Public domain, so a narrow map leaves this to the page about us. */}
          <span className="credits-courtesy">Natural Earth · US Census Bureau · </span>
          GeoNames · <Osm />
        </>
      )}
      {detail === 'streets' && (
        <>
          <a href="https://openfreemap.org">OpenFreeMap</a>{' '}
          <a href="https://www.openmaptiles.org">© OpenMapTiles</a> <Osm />
        </>
      )}
      {detail === 'archive' && (
        <>
          <a href="https://protomaps.com">Protomaps</a> <Osm />
        </>
      )}
      {detail === 'google' && <Osm />}
    </p>
  )
}
