import './ResultsHead.css'
import type { FindAnswer } from '../../../worker/contract/page/page.ts'
import { chooseUnits, formatRadius, type Units, useUnits } from '../../device/units.ts'
import { searchUnconfirmed, searchUnsaid } from '../searching.ts'
import { useFind } from '../useFind.ts'

const count = (value: number) => value.toLocaleString('en-US')

/** '200 of 640 restaurants', '1 restaurant', '200 of about 20,000 restaurants'. */
function describeCount({ restaurants, total, approximate }: FindAnswer): string {
  const noun = total === 1 ? 'restaurant' : 'restaurants'
  if (restaurants.length === total) return `${count(total)} ${noun}`
  return `${count(restaurants.length)} of ${approximate ? 'about ' : ''}${count(total)} ${noun}`
}

/** '12 open, 31 do not say', 'About 120 open, 310 do not say'. */
function describeOpen({ total, unsaid, approximate }: FindAnswer, withUnsaid: boolean): string {
  const silent = unsaid ?? 0
  const open = `${approximate ? 'About ' : ''}${count(withUnsaid ? total - silent : total)} open`
  return silent > 0 ? `${open}, ${count(silent)} ${silent === 1 ? 'does' : 'do'} not say` : open
}

/** 'Show 34 unconfirmed places', 'Show about 500 unconfirmed places'. */
export function showUnconfirmed({ unconfirmed, unconfirmedApproximate }: FindAnswer): string {
  const about = unconfirmedApproximate ? 'about ' : ''
  return `Show ${about}${count(unconfirmed)} unconfirmed ${unconfirmed === 1 ? 'place' : 'places'}`
}

/** How many were found, how many unconfirmed are left out, and in which units distances are read. */
export function ResultsHead({ answer }: { answer: FindAnswer }) {
  const { find, shown } = useFind()
  const units = useUnits()

  return (
    <div className="results-head">
      <p className="results-count" role="status">
        <strong>{shown.open ? describeOpen(answer, shown.unsaid) : describeCount(answer)}</strong>{' '}
        within {formatRadius(shown.answerKm, units)}
      </p>
      <UnitsSwitch units={units} />
      {shown.open !== '' && (answer.unsaid ?? 0) > 0 && (
        <button
          type="button"
          className="text-button"
          onClick={() => searchUnsaid(find, !shown.unsaid)}
        >
          {shown.unsaid ? 'Leave out those that do not say' : 'Show those that do not say'}
        </button>
      )}
      {answer.unconfirmed > 0 && (
        <button type="button" className="text-button" onClick={() => searchUnconfirmed(find)}>
          {showUnconfirmed(answer)}
        </button>
      )}
    </div>
  )
}

const UNIT_NAMES: Record<Units, string> = { mi: 'miles', km: 'kilometres' }

function UnitsSwitch({ units }: { units: Units }) {
  return (
    <fieldset className="units">
      <legend className="visually-hidden">Distances in</legend>
      {(['mi', 'km'] as const).map((unit) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === units}
          onClick={() => chooseUnits(unit)}
        >
          {unit}
          <span className="visually-hidden"> ({UNIT_NAMES[unit]})</span>
        </button>
      ))}
    </fieldset>
  )
}
