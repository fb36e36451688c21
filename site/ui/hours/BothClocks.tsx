import './clocks.css'
import { plainClock } from '../../../worker/contract/hours/plainClock.ts'
import { type Clock, halfDayClock } from './clocks.ts'

/** Words with times by both clocks: the styles show the one that the visitor reads. */
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
