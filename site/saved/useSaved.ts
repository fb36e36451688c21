import { useEffect } from 'react'
import { useShared } from '../device/useShared.ts'
import { NOT_ASKED, openSaved, type Saved, saved } from './savedState.ts'

/** A snapshot of what is saved here. */
export function useSaved(): Readonly<Saved> {
  useEffect(() => void openSaved(), [])
  return useShared(saved, NOT_ASKED)
}
