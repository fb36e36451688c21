import { lazy, useState } from 'react'
import { DEFAULT_ZOOM, LOCATION_UPDATE_ZOOM } from '../../../worker/contract/limits.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { whereabouts } from '../../device/whereabouts.ts'
import { pageSettings } from '../../pageInput.ts'
import { Part } from '../../ui/part/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { LocationPickerProps } from './LocationPicker.tsx'

/** The map is fetched when somebody wants to see it. */
const LocationPicker = lazy(async () => ({
  default: (await import('./LocationPicker.tsx')).LocationPicker,
}))

/** Boston, where Sprig began: shown when the visitor has no place either. */
const SOMEWHERE = { lat: 42.3601, lng: -71.0589 }

interface PlacePickerProps extends Omit<LocationPickerProps, 'start' | 'zoom' | 'settings'> {
  /** The pin goes where this goes. Null: it begins where the visitor is, or last searched. */
  place: LatLng | null
}

/** Picks a place on a map; the script for it comes when this is drawn first. */
export function PlacePicker({ place, ...props }: PlacePickerProps) {
  const [somewhere] = useState(() => whereabouts.here ?? whereabouts.searched ?? SOMEWHERE)
  const { lat, lng } = place ?? somewhere
  return (
    <Part fallback={<Skeleton lines={6} />}>
      <LocationPicker
        {...props}
        start={{ lat, lng }}
        zoom={place ? LOCATION_UPDATE_ZOOM : DEFAULT_ZOOM}
        settings={pageSettings().map}
      />
    </Part>
  )
}
