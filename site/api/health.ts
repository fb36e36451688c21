import type { HealthReport } from '../../worker/contract/health.ts'
import { call } from './client.ts'

export async function fetchHealth(signal: AbortSignal): Promise<HealthReport> {
  const { value } = await call<HealthReport>('/api/health/report', { signal })
  return value
}
