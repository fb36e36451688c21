import { Status, Wrapper } from '@googlemaps/react-wrapper'
import { useEffect, useEffectEvent, useState } from 'react'
import type { MapSettings } from '../../../worker/contract/page/page.ts'
import { GoogleLost } from '../GoogleLost.tsx'
import { Surface } from '../Surface.tsx'
import type { OpenEngine } from '../useEngine.ts'
import { PATIENCE_MS, startGoogle } from './google.ts'

declare global {
  interface Window {
    /** Google calls this when it refuses the key, which happens only after its script has loaded. */
    gm_authFailure?: (() => void) | undefined
  }
}

export interface GoogleMapProps {
  settings: MapSettings
  open: OpenEngine
  /** Called when Google cannot draw: its script does not load, it refuses the key, or it never answers. */
  onLost: () => void
}

/** Google's map, while it is shown and works. */
export function GoogleMap({ settings, open, onLost }: GoogleMapProps) {
  const { googleKey, googleMapId } = settings
  const [start] = useState(() => startGoogle(googleMapId, onLost))
  const lose = useEffectEvent(onLost)
  useEffect(() => {
    window.gm_authFailure = lose
    return () => {
      window.gm_authFailure = undefined
    }
  }, [])
  const draw = (status: Status) => {
    if (status === Status.LOADING) return <Waiting onLost={onLost} />
    if (status === Status.FAILURE) return <GoogleLost onLost={onLost} />
    return <Surface start={start} open={open} onFailure={onLost} />
  }
  return <Wrapper apiKey={googleKey} libraries={['maps', 'marker']} render={draw} />
}

/** Google's script may never answer. */
function Waiting({ onLost }: { onLost: () => void }) {
  const lose = useEffectEvent(onLost)
  useEffect(() => {
    const timer = setTimeout(() => lose(), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return null
}
