import '../ui/page.css'
import { useEffect } from 'react'
import type { PageMeta } from '../../worker/contract/page/page.ts'
import type { ApiError } from '../api/client.ts'
import { sentenceFor } from '../find/problems.ts'
import { PageHead } from '../pages/PageHead.tsx'
import { Button } from '../ui/Button.tsx'
import { BackLink } from './BackLink.tsx'

export const notReachedMeta: PageMeta = {
  title: 'No connection | Sprig',
  description: 'This restaurant could not be loaded.',
}

interface NotReachedProps {
  failure: ApiError
  onRetry: () => void
}

/** In the place of a restaurant for which no answer came: why, another try, and the way back. Asks again once there is a line. */
export function NotReached({ failure, onRetry }: NotReachedProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div className="page" data-width="text">
      <BackLink nearby="/" />
      <PageHead title="This restaurant could not be loaded">{sentenceFor(failure)}</PageHead>
      <Button look="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
