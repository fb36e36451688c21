import '../../ui/hint.css'
import '../StepPage.css'
import './WaysToPlace.css'
import { type ReactNode, type Ref, useState } from 'react'
import { useLocation } from 'wouter'
import { msg, t } from '../../../languages/t.ts'
import { ASKING } from '../../device/position/position.ts'
import { type Device, useDevice } from '../../device/position/useDevice.ts'
import { PlacePicker } from '../../map/picker/PlacePicker.tsx'
import { Button } from '../../ui/Button.tsx'
import { useBusy } from '../../ui/form/useBusy.ts'
import { PageIcon, type PageIconName } from '../../ui/PageIcon.tsx'
import { GOOGLE, WEBSITE } from '../addresses.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { StepBar } from '../StepBar.tsx'
import { placeOrAlert } from './device/placeOrAlert.ts'
import { placeAt } from './placing.ts'
import { TypeAddress } from './TypeAddress.tsx'

interface WaysToPlaceProps {
  /** Gets the focus when this is shown. */
  section: Ref<HTMLElement>
  /** Called when the place has no permanent address. */
  onNone: () => void
  /** Called when the person starts with one of the ways. */
  onChoose: () => void
}

/** The four ways to give a place. */
export function WaysToPlace({ section, onNone, onChoose }: WaysToPlaceProps) {
  const { flow, shown } = useCreateFlow()
  const [, navigate] = useLocation()
  const device = useDevice(flow.calls)
  const [open, setOpen] = useState<'type' | 'map' | null>(
    shown.draft.address.trim() === '' ? null : 'type',
  )
  const toggle = (way: 'type' | 'map') => {
    onChoose()
    device.forget()
    setOpen(open === way ? null : way)
  }
  return (
    <>
      <section className="place-question" aria-labelledby="ways-title" ref={section} tabIndex={-1}>
        <h2 id="ways-title" className="create-question">
          {t('How should we find it?')}
        </h2>
        <ul className="place-ways">
          <Way
            icon="search"
            title={t('Automatic lookup')}
            hint={t('Find it by its name and its city')}
            onPress={() => navigate(GOOGLE)}
          />
          <Way
            icon="pencil"
            title={t('Type the address')}
            hint={t('Street and city, a link from a map, or a plus code')}
            isOpen={open === 'type'}
            onPress={() => toggle('type')}
          >
            <TypeAddress onSubmit={device.forget} />
          </Way>
          <Way
            icon="map"
            title={t('Locate on map')}
            hint={t('Move the map until the pin is right')}
            isOpen={open === 'map'}
            onPress={() => toggle('map')}
          >
            <LocateOnMap />
          </Way>
          <Way
            icon="clock"
            title={t('No permanent address (popup/food truck)')}
            hint={t('It moves around; the map shows it while it is online')}
            onPress={onNone}
          />
        </ul>
        <UseDevice device={device} onChoose={onChoose} />
      </section>
      <StepBar back={WEBSITE} />
    </>
  )
}

interface WayProps {
  icon: PageIconName
  title: string
  hint: string
  onPress: () => void
  /** Omitted for a way that leads to another page. */
  isOpen?: boolean
  /** The part that opens below it. */
  children?: ReactNode
}

function Way({ icon, title, hint, onPress, isOpen, children }: WayProps) {
  return (
    <li className="place-way" data-open={isOpen || undefined}>
      <button type="button" className="place-way-button" aria-expanded={isOpen} onClick={onPress}>
        <PageIcon name={icon} />
        <span className="place-way-words">
          <span className="place-way-title">{title}</span>
          <span className="hint">{hint}</span>
        </span>
      </button>
      {isOpen && <div className="place-way-body">{children}</div>}
    </li>
  )
}

function LocateOnMap() {
  const { flow, shown } = useCreateFlow()
  const { isBusy, run } = useBusy()
  return (
    <PlacePicker
      name={shown.draft.name}
      place={null}
      action={msg('Get Address for Location')}
      isBusy={isBusy}
      onPick={(place) => run(() => placeAt(flow, place))}
    />
  )
}

function UseDevice({ device, onChoose }: { device: Device; onChoose: () => void }) {
  const { flow } = useCreateFlow()
  const ask = async () => {
    onChoose()
    const place = placeOrAlert(await device.ask())
    if (place !== null) await placeAt(flow, place, true)
  }
  return (
    <>
      <p className="place-device">
        {t('Are you there right now?')}
        <Button look="quiet" size="small" onClick={ask}>
          <PageIcon name="locate" />
          {t('Use my location')}
        </Button>
      </p>
      <div role="status">{device.isAsking && <p className="hint">{t(ASKING)}</p>}</div>
    </>
  )
}
