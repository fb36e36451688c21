import { type RefObject, useEffect, useState } from 'react'
import { MOBILE_BREAKPOINT_PX } from '../../../worker/contract/limits.ts'
import { focusResults } from '../list/focusResults.ts'

const PHONES = [`(max-width: ${MOBILE_BREAKPOINT_PX}px)`, '(pointer: coarse)']

/** On a phone the form is one row until it is touched; then it is open until the visitor does something else. */
export function useOpenForm(form: RefObject<HTMLFormElement | null>) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // It may have been touched before its script came.
    if (form.current?.contains(document.activeElement)) setOpen(true)
  }, [form])
  useEffect(() => {
    if (!isOpen) return
    const isOutside = (target: EventTarget | null) => !form.current?.contains(target as Node)
    const leaveFor = (target: EventTarget | null) => {
      if (isOutside(target)) setOpen(false)
    }
    // A press outside closes it only with its click: what is under the finger must not move before.
    let isPressed = false
    const press = ({ target }: Event) => {
      isPressed = isOutside(target)
    }
    const release = ({ target }: Event) => {
      isPressed = false
      leaveFor(target)
    }
    // In Safari a touched button gets no focus, so focus events are not enough.
    const focus = ({ target }: Event) => {
      if (!isPressed) leaveFor(target)
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('pointercancel', release)
    document.addEventListener('click', release)
    document.addEventListener('focusin', focus)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('pointercancel', release)
      document.removeEventListener('click', release)
      document.removeEventListener('focusin', focus)
    }
  }, [isOpen, form])
  return { isOpen, open: () => setOpen(true) }
}

/** On a phone, moves the focus to the results, which closes the keyboard and the form. */
export function leaveForm(): void {
  if (PHONES.some((query) => window.matchMedia(query).matches)) focusResults()
}
