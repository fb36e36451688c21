import './PasswordField.css'
import { useState } from 'react'
import { t } from '../../languages/t.ts'
import { Field } from '../ui/form/Field.tsx'

interface PasswordFieldProps {
  label: string
  name: string
  /** current: an existing password; new: one being chosen, which password managers may generate. */
  kind: 'current' | 'new'
  hint?: string
  error?: string | undefined
}

/** A password field that can show its text. */
export function PasswordField({ kind, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className="field-button needs-script"
          aria-label={
            isShown
              ? t('Hide what is typed in {label}', { label: String(field.label) })
              : t('Show what is typed in {label}', { label: String(field.label) })
          }
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t('Hide') : t('Show')}
        </button>
      }
    />
  )
}
