import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useFirstInvalid } from './useFirstInvalid.ts'

/** What is wrong, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>

interface Form {
  form: RefObject<HTMLFormElement | null>
  errors: FieldErrors
  /** A submit is on its way; another would be ignored. */
  isBusy: boolean
  /** False before the page's script runs: a form sent by then would go to the wrong place. */
  isReady: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Shows what is wrong and takes the focus to the first field that is. */
  refuse: (errors: FieldErrors) => void
}

/**
 * A form that sends one submit at a time. Inputs keep their own text, so that nothing typed before the script ran or
 * before a failure is lost. `send` handles its own failures.
 */
export function useForm(send: (entered: FormData) => Promise<void>): Form {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [isReady, setReady] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const toFirstInvalid = useFirstInvalid(form)

  useEffect(() => setReady(true), [])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setErrors({})
    try {
      await send(new FormData(event.currentTarget))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  const refuse = (found: FieldErrors) => {
    setErrors(found)
    toFirstInvalid()
  }
  return { form, errors, isBusy, isReady, onSubmit, refuse }
}

/** A field's text; empty when there is no such field. */
export function textOf(entered: FormData, name: string): string {
  const value = entered.get(name)
  return typeof value === 'string' ? value : ''
}
