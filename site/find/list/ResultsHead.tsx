import './ResultsHead.css'
import { Trans } from '../../../languages/Trans.tsx'
import { count, msg, t } from '../../../languages/t.ts'
import type { FindAnswer } from '../../../worker/contract/page/page.ts'
import { formatRadius, unitSign } from '../../device/units/distances.ts'
import { chooseUnits, type Units, useUnits } from '../../device/units/units.ts'
import { searchOnDemand } from '../searchOnDemand.ts'
import { useFind } from '../useFind.ts'
import { focusResults } from './focusResults.ts'

/** '200 of 640 restaurants', '1 restaurant', '200 of about 20,000 restaurants'. */
function describeCount({ restaurants, total, approximate }: FindAnswer): string {
  const values = { total, all: count(total), shown: count(restaurants.length) }
  if (restaurants.length === total) {
    return t('{total, plural, one {{all} restaurant} other {{all} restaurants}}', values)
  }
  return approximate
    ? t(
        '{total, plural, one {{shown} of about {all} restaurant} other {{shown} of about {all} restaurants}}',
        values,
      )
    : t(
        '{total, plural, one {{shown} of {all} restaurant} other {{shown} of {all} restaurants}}',
        values,
      )
}

/** '12 open, 31 do not say', 'About 120 open, 310 do not say'. */
function describeOpen(
  { total, approximate }: FindAnswer,
  unsaid: number,
  withUnsaid: boolean,
): string {
  const open = count(withUnsaid ? total - unsaid : total)
  const about = approximate ? 'yes' : 'no'
  return t(
    '{about, select, yes {About {open} open} other {{open} open}}{silent, plural, =0 {} one {, {unsaid} does not say} other {, {unsaid} do not say}}',
    { about, open, silent: unsaid, unsaid: count(unsaid) },
  )
}

/** 'Show 34 unconfirmed places', 'Show about 500 unconfirmed places'. */
export function showUnconfirmed({ unconfirmed, unconfirmedApproximate }: FindAnswer): string {
  const values = { unconfirmed, count: count(unconfirmed) }
  return unconfirmedApproximate
    ? t(
        '{unconfirmed, plural, one {Show about {count} unconfirmed place} other {Show about {count} unconfirmed places}}',
        values,
      )
    : t(
        '{unconfirmed, plural, one {Show {count} unconfirmed place} other {Show {count} unconfirmed places}}',
        values,
      )
}

/**
 * How many were found, how many unconfirmed ones are left out, and the units of distances. Its status is there before the first
 * answer: screen readers announce only what is added to one.
 */
export function ResultsHead({ answer }: { answer: FindAnswer | null }) {
  const { find, shown } = useFind()
  // The filters may be newer than the answer, so the answer itself says what it counts.
  const unsaid = answer?.unsaid ?? null
  const units = useUnits()

  if (!answer) {
    return (
      <div>
        <p role="status">
          {shown.centre && shown.status === 'loading' && (
            <span className="visually-hidden">{t('Searching for restaurants…')}</span>
          )}
        </p>
      </div>
    )
  }
  return (
    <div className="results-head">
      <p className="results-count" role="status">
        <Trans
          id="<strong>{restaurants}</strong> within {radius}"
          values={{
            restaurants:
              unsaid === null
                ? describeCount(answer)
                : describeOpen(answer, unsaid, shown.answerUnsaid),
            radius: formatRadius(shown.answerKm, units),
          }}
          components={{ strong: <strong /> }}
        />
      </p>
      <UnitsSwitch units={units} />
      {shown.open !== '' && unsaid !== null && unsaid > 0 && (
        <button
          type="button"
          className="text-button"
          onClick={() => searchOnDemand('searchUnsaid', find)}
        >
          {shown.unsaid ? t('Leave out those that do not say') : t('Show those that do not say')}
        </button>
      )}
      {answer.unconfirmed > 0 && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            focusResults()
            searchOnDemand('searchUnconfirmed', find)
          }}
        >
          {showUnconfirmed(answer)}
        </button>
      )}
    </div>
  )
}

const UNIT_NAMES: Record<Units, string> = { mi: msg('miles'), km: msg('kilometres') }

function UnitsSwitch({ units }: { units: Units }) {
  return (
    <fieldset className="units">
      <legend className="visually-hidden">{t('Distances in')}</legend>
      {(['mi', 'km'] as const).map((unit) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === units}
          onClick={() => chooseUnits(unit)}
        >
          {unitSign(unit)}
          <span className="visually-hidden"> ({t(UNIT_NAMES[unit])})</span>
        </button>
      ))}
    </fieldset>
  )
}
