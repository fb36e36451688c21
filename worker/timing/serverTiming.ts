import type { Measures, Spent } from './measures.ts'

/** The value of the header `Server-Timing` (W3C): milliseconds, with the number of calls in words. */
export function serverTiming(
  { d1, kv, render, cache, refusedBy }: Measures,
  totalMs: number,
): string {
  const metrics = [
    ...(refusedBy === null ? [] : [`refused;desc=${refusedBy}`]),
    ...(cache === 'none' ? [] : [`cache;desc=${cache}`]),
    ...(d1.calls === 0 ? [] : [metric('d1', d1, 'statement')]),
    ...(kv.calls === 0 ? [] : [metric('kv', kv, 'call')]),
    ...(render.calls === 0 ? [] : [`render;dur=${round(render.ms)}`]),
    totalTiming(totalMs),
  ]
  return metrics.join(', ')
}

/** For answers whose parts would reveal more than the answer itself. */
export function totalTiming(totalMs: number): string {
  return `total;dur=${round(totalMs)}`
}

function metric(name: string, { calls, ms }: Spent, unit: string): string {
  return `${name};dur=${round(ms)};desc="${calls} ${unit}${calls === 1 ? '' : 's'}"`
}

/** Rounded to a tenth of a millisecond. */
const round = (ms: number) => Math.round(ms * 10) / 10
