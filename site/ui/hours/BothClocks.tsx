import './clocks.css'
import { plainClock } from '../../../worker/contract/hours/plainClock.ts'
import { type Clock, halfDayClock } from './clocks.ts'

/** Text with times in both formats; the styles show the one that the visitor uses. */
export function BothClocks({ words }: { words: (clock: Clock) => string }) {
  const byDay = words(plainClock)
  const byHalfDay = words(halfDayClock)
  if (byDay === byHalfDay) return byDay
  return (
    <>
      <span className="clock-24">{byDay}</span>
      <span className="clock-12">{byHalfDay}</span>
    </>
  )
}
