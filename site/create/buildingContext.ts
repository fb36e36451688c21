import { createContext, useContext } from 'react'
import { useSnapshot } from 'valtio'
import type { Building, BuildingState } from './draft/building.ts'

interface Flow {
  building: Building
  /** Whether the person is still at it, at whichever step. */
  isHere: () => boolean
}

export const FlowContext = createContext<Flow | null>(null)

/** The place being added: what to draw, and the store for callbacks. Throws outside a `FlowContext`. */
export function useBuilding(): Flow & { shown: Readonly<BuildingState> } {
  const flow = useContext(FlowContext)
  if (flow === null) throw new Error('useBuilding needs a FlowContext around it')
  const { building, isHere } = flow
  // In step with typing: a text field that hears of its value later loses the place of the cursor.
  const shown = useSnapshot(building.state, { sync: true }) as Readonly<BuildingState>
  return { building, isHere, shown }
}
