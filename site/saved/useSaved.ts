import { useEffect } from 'react'
import { useShared } from '../device/useShared.ts'
import { NOT_ASKED, openSaved, type Saved, saved } from './savedState.ts'

/** What is saved here, to draw from. */
export function useSaved(): Readonly<Saved> {
  useEffect(() => void openSaved(), [])
  return useShared(saved, NOT_ASKED)
}
