import '../../ui/hint.css'
import './BotCheck.css'
import { useEffect, useRef, useState } from 'react'
import { t, to } from '../../../languages/t.ts'
import { BOT_CHECK_PAGE } from '../../../worker/contract/accounts/accountLimits.ts'
import { readFrameMessage } from './frameMessage.ts'
import type { BotCheckState } from './useBotCheck.ts'

/** Turnstile's script may never answer, so the wait is limited. */
const LOAD_TIMEOUT_MS = 6000

interface TurnstileCheckProps {
  check: BotCheckState
  action: string
}

/** Turnstile in a frame of its own: its script violates Trusted Types, which this page can then still enforce. */
export function TurnstileCheck({ check, action }: TurnstileCheckProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      const message = isOurs ? readFrameMessage(data) : null
      if (message === null) return
      if (message.botCheck === 'solved') check.answer(Promise.resolve(message.token))
      else if (message.botCheck !== 'shown') check.answer(null)
      if (message.botCheck === 'failed') setState('failed')
      else setState('shown')
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [check])

  return (
    <div className="turnstile">
      <iframe
        ref={frame}
        title={t('Check that you are a person')}
        src={`${to(BOT_CHECK_PAGE)}?action=${encodeURIComponent(action)}`}
      />
      {state === 'failed' && (
        <p className="field-error" role="alert">
          {t(
            'The check that you are a person cannot be loaded. Please allow challenges.cloudflare.com or try again later.',
          )}
        </p>
      )}
    </div>
  )
}
