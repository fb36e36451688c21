import { Turnstile } from '@marsidev/react-turnstile'
import { useState } from 'react'
import { readTheme } from '../../shell/theme.ts'
import type { FrameMessage } from './frameMessage.ts'

interface TurnstileWidgetProps {
  siteKey: string
  action: string
  /** Called with the events of the check. */
  onMessage: (message: FrameMessage) => void
}

/** The widget, shown by the page in the frame. */
export function TurnstileWidget({ siteKey, action, onMessage }: TurnstileWidgetProps) {
  const [theme] = useState(readTheme)
  const fail = () => onMessage({ botCheck: 'failed' })
  return (
    <Turnstile
      siteKey={siteKey}
      options={{
        action,
        theme: theme === 'system' ? 'auto' : theme,
        size: 'flexible',
        language: document.documentElement.lang,
      }}
      onWidgetLoad={() => onMessage({ botCheck: 'shown' })}
      onSuccess={(token) => onMessage({ botCheck: 'solved', token })}
      onExpire={() => onMessage({ botCheck: 'expired' })}
      onError={fail}
      scriptOptions={{ onError: fail }}
    />
  )
}
