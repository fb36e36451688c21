import { useEffect } from 'react'
import { useShared } from '../device/useShared.ts'
import { NOT_ASKED, openWaiting, type WaitingChange, waiting } from './waiting.ts'

/** What waits here to be sent, to draw from. */
export function useWaiting(): readonly WaitingChange[] {
  useEffect(openWaiting, [])
  return useShared(waiting, NOT_ASKED).changes
}
