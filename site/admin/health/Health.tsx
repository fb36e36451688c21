import '../../ui/notice.css'
import './Health.css'
import { useEffect, useState } from 'react'
import { t } from '../../../languages/t.ts'
import type { HealthReport } from '../../../worker/contract/health.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { readHealth } from '../../api/health.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HealthGroups } from './HealthGroups.tsx'
import { moment } from './words.ts'

/** How the product is doing, for admins: what waits, failed, is counted, and how large it is. */
export function Health() {
  const { report, problem, load } = useReport()
  return (
    <section className="health" aria-label={t('Health')}>
      <div className="health-head">
        <h2>{t('Health')}</h2>
        <p role="status">{report && t('As of {time}', { time: moment(report.at) })}</p>
        <Button size="small" onClick={load}>
          {t('Read again')}
        </Button>
      </div>
      {problem !== null && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      {report === null && problem === null && (
        <div role="status">
          <span className="visually-hidden">{t('Reading the report…')}</span>
          <Skeleton lines={8} />
        </div>
      )}
      {report && <HealthGroups report={report} />}
    </section>
  )
}

function useReport() {
  const [report, setReport] = useState<HealthReport | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [request, setRequest] = useState(() => new AbortController())

  useEffect(() => {
    readHealth(request.signal)
      .then((read) => {
        setReport(read)
        setProblem(null)
      })
      .catch((error: unknown) => {
        if (request.signal.aborted) return
        setProblem(firstServerMessage(error, t('The report could not be read.')))
      })
  }, [request])
  const load = () => {
    request.abort()
    setRequest(new AbortController())
  }
  return { report, problem, load }
}
