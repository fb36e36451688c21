import { createContext, useContext } from 'react'
import { useSnapshot } from 'valtio'
import type { Building, BuildingState } from './draft/building.ts'

export const BuildingContext = createContext<Building | null>(null)

/** The place being added: what to draw, and the store for callbacks. Throws outside a `BuildingContext`. */
export function useBuilding(): { building: Building; shown: Readonly<BuildingState> } {
  const building = useContext(BuildingContext)
  if (building === null) throw new Error('useBuilding needs a BuildingContext around it')
  // In step with typing: a text field that hears of its value later loses the place of the cursor.
  const shown = useSnapshot(building.state, { sync: true }) as Readonly<BuildingState>
  return { building, shown }
}
