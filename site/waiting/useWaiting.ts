import { useEffect } from 'react'
import { useShared } from '../device/useShared.ts'
import { NOT_ASKED, openWaiting, type WaitingChange, waiting } from './waiting.ts'

/** A snapshot of the waiting changes. */
export function useWaiting(): readonly WaitingChange[] {
  useEffect(openWaiting, [])
  return useShared(waiting, NOT_ASKED).changes
}
