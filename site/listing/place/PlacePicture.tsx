import './PlacePicture.css'
import { t } from '../../../languages/t.ts'
import { stillMapPath } from '../../../worker/contract/places/stillMapPath.ts'
import type { LatLng } from '../../../worker/contract/search.ts'

const PIN =
  'M0 0C-4-8-15-17-15-29a15 15 0 1 1 30 0C15-17 4-8 0 0Zm0-23a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z'

/** Shown until somebody asks for the map: a picture of the built-in map around the place, with a pin. */
export function PlacePicture({ place }: { place: LatLng }) {
  return (
    <span className="still-map" aria-hidden="true">
      <img src={stillMapPath(place)} alt="" width="480" height="300" loading="lazy" />
      <svg viewBox="-20 -48 40 52" aria-hidden="true">
        <ellipse className="still-shadow" rx="9" ry="3.5" />
        <path className="still-pin" d={PIN} />
      </svg>
      <span className="still-credits">{t('Natural Earth · US Census Bureau · GeoNames')}</span>
    </span>
  )
}
