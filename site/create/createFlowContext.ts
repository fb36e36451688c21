import { createContext, useContext } from 'react'
import { useSnapshot } from 'valtio'
import type { CreateFlow, CreateFlowState } from './draft/createFlow.ts'

interface Flow {
  flow: CreateFlow
  /** Whether the person is still at it, at whichever step. */
  isHere: () => boolean
}

export const FlowContext = createContext<Flow | null>(null)

/** The place being added: what to draw, and the store for callbacks. Throws outside a `FlowContext`. */
export function useCreateFlow(): Flow & { shown: Readonly<CreateFlowState> } {
  const shared = useContext(FlowContext)
  if (shared === null) throw new Error('useCreateFlow needs a FlowContext around it')
  const { flow, isHere } = shared
  // In step with typing: a text field that hears of its value later loses the place of the cursor.
  const shown = useSnapshot(flow.state, { sync: true }) as Readonly<CreateFlowState>
  return { flow, isHere, shown }
}
