import { createContext, useContext } from 'react'
import type { Alerts } from './alerts.ts'

export const AlertsContext = createContext<Alerts | null>(null)

/** The visitor's alerts; throws outside an `AlertsContext`. */
export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext)
  if (alerts === null) throw new Error('useAlerts needs an AlertsContext around it')
  return alerts
}
