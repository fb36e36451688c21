import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useBusy } from './useBusy.ts'
import { useFirstInvalid } from './useFirstInvalid.ts'

/** Error texts by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>

interface Form {
  form: RefObject<HTMLFormElement | null>
  errors: FieldErrors
  /** Whether a submit is running; another would be ignored. */
  isBusy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Shows the errors and focuses the first invalid field. */
  refuse: (errors: FieldErrors) => void
  /** Empties the form after a success, unless something was typed since it was sent. */
  empty: () => void
}

/**
 * A form that runs one submit at a time. Inputs keep their own text, so that nothing typed before the script ran or before a
 * failure is lost. `send` handles its own failures.
 */
export function useForm(send: (entered: FormData) => Promise<void>): Form {
  const form = useRef<HTMLFormElement>(null)
  /** The fields as they were sent. */
  const sent = useRef('')
  const { isBusy, run } = useBusy()
  const [errors, setErrors] = useState<FieldErrors>({})
  const toFirstInvalid = useFirstInvalid(form)

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    await run(async () => {
      sent.current = valuesOf(currentTarget)
      setErrors({})
      await send(new FormData(currentTarget))
    })
  }
  const refuse = (found: FieldErrors) => {
    setErrors(found)
    toFirstInvalid()
  }
  const empty = () => {
    if (form.current && valuesOf(form.current) === sent.current) form.current.reset()
  }
  return { form, errors, isBusy, onSubmit, refuse, empty }
}

/** What a person has entered, for comparison, without the hidden fields that a bot check fills in. */
function valuesOf({ elements }: HTMLFormElement): string {
  const inputs = [...elements].filter((one) => one instanceof HTMLInputElement)
  const entered = inputs.filter(({ type }) => type !== 'hidden')
  return JSON.stringify(entered.map(({ value, checked }) => [value, checked]))
}

/** A field's text; empty when there is no such field. */
export function textOf(entered: FormData, name: string): string {
  const value = entered.get(name)
  return typeof value === 'string' ? value : ''
}
