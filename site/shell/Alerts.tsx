import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { Button, IconButton } from '../ui/Button.tsx'
import { topDialog, watchDialogs } from '../ui/dialog/topDialog.ts'
import { Icon } from '../ui/Icon.tsx'
import { type AlertItem, type Alerts as AlertStore, removeAlert } from './alerts.ts'
import { useAlerts } from './alertsContext.ts'

/** The alerts on the screen. While a dialog is open they are in it: all that is outside cannot be reached nor heard. */
export function Alerts() {
  const dialog = useSyncExternalStore(watchDialogs, topDialog, () => null)
  return dialog ? createPortal(<Regions />, dialog) : <Regions />
}

/** Both regions are always there, since screen readers announce only what is added to one. */
function Regions() {
  const alerts = useAlerts()
  const { items } = useSnapshot(alerts)
  // Time stands still while the pointer or the focus is on an alert.
  const [isHeld, setHeld] = useState(false)
  const holding = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  const dismiss = (id: number) => {
    // An element that goes away under the pointer tells nobody that the pointer left it.
    setHeld(false)
    removeAlert(alerts, id)
  }
  const show = (item: AlertItem) => (
    <Alert key={item.id} alerts={alerts} item={item} isHeld={isHeld} onDismiss={dismiss} />
  )
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

function isUrgent({ kind }: AlertItem): boolean {
  return kind === 'error'
}

interface AlertProps {
  alerts: AlertStore
  item: AlertItem
  isHeld: boolean
  onDismiss: (id: number) => void
}

function Alert({ alerts, item, isHeld, onDismiss }: AlertProps) {
  const { id, kind, text, durationMs, action } = item

  useEffect(() => {
    if (durationMs === null || isHeld) return
    const timer = setTimeout(() => removeAlert(alerts, id), durationMs)
    return () => clearTimeout(timer)
  }, [alerts, id, durationMs, isHeld])

  const act = () => {
    onDismiss(id)
    action?.run()
  }
  return (
    <div className="alert" data-kind={kind}>
      <p>{text}</p>
      {action !== null && (
        <Button size="small" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" onClick={() => onDismiss(id)}>
        <Icon name="close" />
      </IconButton>
    </div>
  )
}
