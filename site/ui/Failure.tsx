import './notice.css'
import { t } from '../../languages/t.ts'
import { Button } from './Button.tsx'

interface FailureProps {
  /** What has failed, as a sentence. */
  problem: string
  onRetry: () => void
}

/** Says what has failed, and lets a person try it again. */
export function Failure({ problem, onRetry }: FailureProps) {
  return (
    <div className="notice" role="alert">
      <p>{problem}</p>
      <Button size="small" onClick={() => onRetry()}>
        {t('Try again')}
      </Button>
    </div>
  )
}
