import { createContext, useContext } from 'react'
import { useSnapshot } from 'valtio'
import type { CreateFlow, CreateFlowState } from './draft/createFlow.ts'

interface Flow {
  flow: CreateFlow
  /** Whether the person is still in the flow, at whichever step. */
  isHere: () => boolean
}

export const FlowContext = createContext<Flow | null>(null)

/** The place being added: a snapshot, and the store for callbacks. Throws outside a `FlowContext`. */
export function useCreateFlow(): Flow & { shown: Readonly<CreateFlowState> } {
  const shared = useContext(FlowContext)
  if (shared === null) throw new Error('useCreateFlow needs a FlowContext around it')
  const { flow, isHere } = shared
  // Synchronous, because a text field that gets its value later loses the cursor's position.
  const shown = useSnapshot(flow.state, { sync: true })
  return { flow, isHere, shown }
}
