import { lazy, useState } from 'react'
import { DEFAULT_ZOOM, LOCATION_UPDATE_ZOOM } from '../../../worker/contract/limits.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { whereabouts } from '../../device/position/whereabouts.ts'
import { pageSettings } from '../../pageInput.ts'
import { Part } from '../../ui/part/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { LocationPickerProps } from './LocationPicker.tsx'

/** The map's script is fetched only when somebody opens it. */
const LocationPicker = lazy(async () => ({
  default: (await import('./LocationPicker.tsx')).LocationPicker,
}))

/** Boston, where Sprig began: the default when the visitor's place is unknown. */
const SOMEWHERE = { lat: 42.3601, lng: -71.0589 }

interface PlacePickerProps extends Omit<LocationPickerProps, 'start' | 'zoom' | 'settings'> {
  /** Moves the pin. Null: start where the visitor is, or last searched. */
  place: LatLng | null
}

/** Picks a place on a map, whose script loads when this is first rendered. */
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
