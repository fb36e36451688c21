import '../ui/Button.css'
import './Alerts.css'
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../../languages/t.ts'
import { useShared } from '../device/useShared.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { topDialog, watchDialogs } from '../ui/dialog/topDialog.ts'
import { Icon } from '../ui/Icon.tsx'
import { type AlertAction, type AlertItem, alerts, NO_ALERTS, removeAlert } from './alerts.ts'

/**
 * The alerts on the screen. While a dialog is open they are inside it, because everything outside is unreachable. Each region
 * exists before its first alert: screen readers announce only what is added to one.
 */
export function Alerts() {
  const { items } = useShared(alerts, NO_ALERTS)
  const dialog = useSyncExternalStore(watchDialogs, topDialog, () => null)
  const [place, setPlace] = useState<Element | null>(null)
  // Timers pause while the pointer or the focus is on an alert.
  const [isHeld, setHeld] = useState(false)
  // An element that disappears under the pointer fires no leave event.
  useEffect(() => {
    setPlace(dialog)
    setHeld(false)
  }, [dialog])

  // A form that is sent is a new try, so the error of the last one holds no more.
  useEffect(() => {
    document.addEventListener('submit', removeTimedErrors, true)
    return () => document.removeEventListener('submit', removeTimedErrors, true)
  }, [])

  // Where the focus was before it came to an alert.
  const before = useRef<Element | null>(null)
  const dismiss = (id: number) => {
    setHeld(false)
    const isFocused = document.activeElement?.closest('.alerts')
    if (isFocused && before.current instanceof HTMLElement)
      before.current.focus({ preventScroll: true })
    removeAlert(id)
  }
  const noteFocus = ({ relatedTarget }: FocusEvent) => {
    setHeld(true)
    if (!(relatedTarget instanceof Element && relatedTarget.closest('.alerts')))
      before.current = relatedTarget
  }
  const regionsIn = (here: Element | null) => (
    <Regions
      items={place === here ? items : []}
      onHold={setHeld}
      onFocus={noteFocus}
      onDismiss={dismiss}
    />
  )
  return (
    <>
      {items.map((item) => (
        <Lifetime key={item.id} item={item} isHeld={isHeld} />
      ))}
      {regionsIn(null)}
      {dialog && createPortal(regionsIn(dialog), dialog)}
    </>
  )
}

/** Removes the errors that end by themselves. */
function removeTimedErrors({ submitter }: SubmitEvent): void {
  // A form with such a button fires the event, but sends nothing.
  if (submitter?.getAttribute('aria-disabled') === 'true') return
  for (const { id, kind, action } of alerts.items) {
    if (kind === 'error' && action === null) removeAlert(id)
  }
}

interface RegionsProps {
  items: readonly AlertItem[]
  onHold: (isHeld: boolean) => void
  onFocus: (event: FocusEvent) => void
  onDismiss: (id: number) => void
}

function Regions({ items, onHold, onFocus, onDismiss }: RegionsProps) {
  const holding = {
    onPointerEnter: () => onHold(true),
    onPointerLeave: () => onHold(false),
    onFocus,
    onBlur: () => onHold(false),
  }
  const show = (item: AlertItem) => <Alert key={item.id} item={item} onDismiss={onDismiss} />
  return (
    <div className="alerts">
      <div role="alert" {...holding}>
        {items.filter(isUrgent).map(show)}
      </div>
      <div role="status" {...holding}>
        {items.filter((item) => !isUrgent(item)).map(show)}
      </div>
    </div>
  )
}

/** Ends an alert after its time, wherever it is drawn: opening or closing a dialog does not extend it. */
function Lifetime({ item, isHeld }: { item: AlertItem; isHeld: boolean }) {
  const { id, durationMs } = item
  useEffect(() => {
    if (durationMs === null || isHeld) return
    const timer = setTimeout(() => removeAlert(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, isHeld])
  return null
}

function isUrgent({ kind }: AlertItem): boolean {
  return kind === 'error'
}

interface AlertProps {
  item: AlertItem
  onDismiss: (id: number) => void
}

function Alert({ item, onDismiss }: AlertProps) {
  const { id, kind, text, action } = item
  return (
    <div className="alert" data-kind={kind}>
      <p>{text}</p>
      {action !== null && <Action action={action} onDone={() => onDismiss(id)} />}
      <IconButton label={t('Dismiss')} onClick={() => onDismiss(id)}>
        <Icon name="close" />
      </IconButton>
    </div>
  )
}

function Action({ action, onDone }: { action: AlertAction; onDone: () => void }) {
  if ('href' in action) {
    return (
      <a className="button" data-size="small" href={action.href}>
        {action.label}
      </a>
    )
  }
  const act = () => {
    onDone()
    action.run()
  }
  return (
    <Button size="small" onClick={act}>
      {action.label}
    </Button>
  )
}
