import '../../ui/notice.css'
import './Health.css'
import { useState } from 'react'
import { t } from '../../../languages/t.ts'
import type { HealthReport } from '../../../worker/contract/health.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { fetchHealth } from '../../api/health.ts'
import { readableMoment } from '../../listing/readableTime.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useReading } from '../../ui/useReading.ts'
import { HealthGroups } from './HealthGroups.tsx'

/** The product's health, for admins: queues, failures, counts and sizes. */
export function Health() {
  const { report, problem, isReading, load } = useReport()
  return (
    <section aria-label={t('Health')}>
      <div className="health-head">
        <h2>{t('Health')}</h2>
        <p role="status">
          {isReading
            ? t('Reading the report…')
            : report && t('As of {time}', { time: readableMoment(report.at) })}
        </p>
        <Button size="small" aria-disabled={isReading || undefined} onClick={load}>
          {t('Read again')}
        </Button>
      </div>
      {problem !== null && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      {report === null && problem === null && <Skeleton lines={6} />}
      {report && <HealthGroups report={report} />}
    </section>
  )
}

function useReport() {
  const [report, setReport] = useState<HealthReport | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState(1)
  const [answered, setAnswered] = useState(0)

  useReading(
    asked,
    (_, signal) => fetchHealth(signal),
    (read) => {
      setReport(read)
      setProblem(null)
      setAnswered(asked)
    },
    (error) => {
      setProblem(firstServerMessage(error, t('The report could not be read.')))
      setAnswered(asked)
    },
  )
  // Only one request runs at a time.
  const load = () => setAsked(answered + 1)
  return { report, problem, isReading: answered !== asked, load }
}
