import '../../ui/hint.css'
import './BotCheck.css'
import { lazy, useId } from 'react'
import type { BotCheckAction } from '../../../worker/contract/accounts/accountLimits.ts'
import { Part } from '../../ui/part/Part.tsx'
import { DevelopmentCheck } from './DevelopmentCheck.tsx'
import type { BotCheckState } from './useBotCheck.ts'

const TurnstileCheck = lazy(async () => ({
  default: (await import('./TurnstileCheck.tsx')).TurnstileCheck,
}))

interface BotCheckProps {
  /** Turnstile's key; empty for the development check. */
  siteKey: string
  check: BotCheckState
  action: BotCheckAction
  error?: string | undefined
}

/** Checks that a person is filling in the form: by Turnstile, or by the development check without a key. */
export function BotCheck({ siteKey, check, action, error = '' }: BotCheckProps) {
  const errorId = useId()
  return (
    <div className="bot-check">
      {siteKey === '' ? (
        <DevelopmentCheck check={check} errorId={error ? errorId : undefined} />
      ) : (
        <Part fallback={<div className="turnstile" />}>
          <TurnstileCheck key={check.round} check={check} action={action} />
        </Part>
      )}
      {error && (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
