import '../hint.css'
import './Field.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { t } from '../../../languages/t.ts'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: ReactNode
  name: string
  hint?: ReactNode
  /** The error text; empty or omitted without an error. */
  error?: string | undefined
  /** Shown at the end of the input, inside its frame. */
  end?: ReactNode
}

/** A labelled input with a hint and an error, which screen readers read with it. */
export function Field({ label, hint, error = '', end, ...input }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const about = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id} data-required={input.required ? t('required') : undefined}>
        {label}
      </label>
      <div className="field-frame" data-end={end ? '' : undefined}>
        <input
          {...input}
          id={id}
          className="input"
          aria-invalid={error !== '' || undefined}
          aria-describedby={about || undefined}
        />
        {end}
      </div>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
