import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { isPositionPermitted } from '../../device/position.ts'
import { useServices } from '../../services.ts'
import { useAlerts } from '../../shell/alertsContext.ts'
import { useKeptFocus } from '../../ui/focus/useKeptFocus.ts'
import { useFirstInvalid } from '../../ui/form/useFirstInvalid.ts'
import { CUISINE } from '../addresses.ts'
import { useBuilding } from '../buildingContext.ts'
import { type Building, change } from '../draft/building.ts'
import { NameField } from '../NameField.tsx'
import { StepPage } from '../StepPage.tsx'
import { ConfirmPlace } from './ConfirmPlace.tsx'
import { Duplicates } from './Duplicates.tsx'
import { askDevice, DEVICE } from './device/askDevice.ts'
import { isSurelyNew, placeAt, stopPlacing } from './placing.ts'
import { WaysToPlace } from './WaysToPlace.tsx'

/** /create/v2/address: what it is called and where it is. */
export function AddressScreen() {
  const { building, shown } = useBuilding()
  const [, navigate] = useLocation()
  const name = useRef<HTMLDivElement>(null)
  const toFirstInvalid = useFirstInvalid(name)
  const [isBusy, setBusy] = useState(false)
  const { draft, duplicates } = shown
  const stopDevice = useDeviceHere(building)
  const part = useRef<HTMLElement>(null)
  useKeptFocus(`${draft.place !== null} ${duplicates !== null}`, part)

  const goOn = () => navigate(CUISINE)
  /** Says so and takes the focus to the name when there is none. */
  const hasName = () => {
    if (building.state.draft.name.trim() !== '') return true
    building.state.problems.name = 'A restaurant needs a name.'
    toFirstInvalid()
    return false
  }
  const confirm = async () => {
    if (isBusy || !hasName()) return
    setBusy(true)
    try {
      if (await isSurelyNew(building)) goOn()
    } finally {
      setBusy(false)
    }
  }
  const leaveOut = () => {
    if (!hasName()) return
    stopPlacing(building)
    change(building, { isPopUp: true, place: null, googleId: null })
    goOn()
  }
  return (
    <StepPage title="Where is it?">
      <div ref={name}>
        <NameField label="Name" />
      </div>
      {duplicates !== null && <Duplicates duplicates={duplicates} onNew={goOn} />}
      {duplicates === null && draft.place === null && (
        <WaysToPlace section={part} onNone={leaveOut} onChoose={stopDevice} />
      )}
      {duplicates === null && draft.place !== null && (
        <ConfirmPlace
          section={part}
          place={draft.place}
          isBusy={isBusy}
          onConfirm={confirm}
          onBack={stopDevice}
        />
      )}
    </StepPage>
  )
}

/**
 * Where the device is counts as the place when the person has allowed it before, until another way is chosen (design
 * §2.18). Returns how to say that one was.
 */
function useDeviceHere(building: Building): () => void {
  const { here } = useServices().find.state
  const alerts = useAlerts()
  const isOver = useRef(false)
  useEffect(() => {
    const { place: placed, isPopUp, address } = building.state.draft
    isOver.current = placed !== null || isPopUp || address.trim() !== ''
    const look = async () => {
      if (isOver.current || !(here || (await isPositionPermitted()))) return
      const place = here ? { lat: here.lat, lng: here.lng } : await askDevice(building, alerts)
      // Meanwhile the person may have chosen another way.
      if (place === null || isOver.current || building.state.draft.place !== null) return
      isOver.current = true
      await placeAt(building, place, true)
    }
    void look()
    return () => {
      isOver.current = true
    }
  }, [building, here, alerts])
  return () => {
    isOver.current = true
    building.calls.cancel(DEVICE)
  }
}
