import { Turnstile } from '@marsidev/react-turnstile'
import { useEffect, useState } from 'react'
import { readTheme } from '../../shell/theme.ts'
import type { BotCheckState } from './useBotCheck.ts'

/** Turnstile's own script may never answer, so the wait for it ends here. */
const LOAD_TIMEOUT_MS = 6000

interface TurnstileCheckProps {
  check: BotCheckState
  siteKey: string
  action: string
}

export function TurnstileCheck({ check, siteKey, action }: TurnstileCheckProps) {
  const [theme] = useState(readTheme)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <div className="turnstile">
      <Turnstile
        siteKey={siteKey}
        options={{ action, theme: theme === 'system' ? 'auto' : theme, size: 'flexible' }}
        onWidgetLoad={() => setState('shown')}
        onSuccess={(token) => check.answer(Promise.resolve(token))}
        onExpire={() => check.answer(null)}
        onError={() => {
          check.answer(null)
          setState('failed')
        }}
        scriptOptions={{ onError: () => setState('failed') }}
      />
      {state === 'failed' && (
        <p className="field-error" role="alert">
          The check that you are a person cannot be loaded. Please allow challenges.cloudflare.com
          or try again later.
        </p>
      )}
    </div>
  )
}
