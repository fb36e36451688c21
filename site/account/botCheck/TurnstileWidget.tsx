import { Turnstile } from '@marsidev/react-turnstile'
import { useState } from 'react'
import { readTheme } from '../../shell/theme.ts'
import type { FrameMessage } from './frameMessage.ts'

interface TurnstileWidgetProps {
  siteKey: string
  action: string
  /** Called with the events of the check. */
  tell: (message: FrameMessage) => void
}

/** The widget, shown by the page in the frame. */
export function TurnstileWidget({ siteKey, action, tell }: TurnstileWidgetProps) {
  const [theme] = useState(readTheme)
  const fail = () => tell({ botCheck: 'failed' })
  return (
    <Turnstile
      siteKey={siteKey}
      options={{
        action,
        theme: theme === 'system' ? 'auto' : theme,
        size: 'flexible',
        language: document.documentElement.lang,
      }}
      onWidgetLoad={() => tell({ botCheck: 'shown' })}
      onSuccess={(token) => tell({ botCheck: 'solved', token })}
      onExpire={() => tell({ botCheck: 'expired' })}
      onError={fail}
      scriptOptions={{ onError: fail }}
    />
  )
}
