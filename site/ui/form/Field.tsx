import '../hint.css'
import './Field.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { t } from '../../../languages/t.ts'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: ReactNode
  name: string
  hint?: ReactNode
  /** What is wrong with the input; empty or left out when nothing is. */
  error?: string | undefined
  /** Stands at the end of the input, inside its frame. */
  end?: ReactNode
}

/** A labelled input with what helps to fill it in and what is wrong with it, both read out with it. */
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
