import { type RefObject, useEffect, useState } from 'react'
import { MOBILE_BREAKPOINT_PX } from '../../../worker/contract/limits.ts'

const PHONES = [`(max-width: ${MOBILE_BREAKPOINT_PX}px)`, '(pointer: coarse)']

/** On a phone the form is one row until it is touched; it is open until the visitor goes on to something else. */
export function useOpenForm(form: RefObject<HTMLFormElement | null>) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    // A finger on a button gives it no focus in Safari, so that the focus alone would not tell.
    const look = ({ target }: Event) => {
      if (!form.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [isOpen, form])
  return { isOpen, open: () => setOpen(true) }
}

/** On a phone the focus goes on to the results, so that the keyboard closes and the form with it. */
export function leaveForm(): void {
  if (!PHONES.some((query) => window.matchMedia(query).matches)) return
  document.querySelector<HTMLElement>('.results')?.focus({ preventScroll: true })
}
