import './Questions.css'
import { Trans } from '../../../languages/Trans.tsx'
import { t } from '../../../languages/t.ts'
import type { Correction, DishQuestion } from '../../../worker/contract/restaurants/menuDishes.ts'
import { shortDay } from '../readableTime.ts'
import { ORIGINS } from './origins.ts'

/** Questions for the kitchen about dishes of which we are unsure. */
export function Questions({ questions }: { questions: readonly DishQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <section className="dish-questions" aria-labelledby="ask">
      <h3 id="ask">{t('Ask the kitchen')}</h3>
      <ul>
        {questions.map(({ dish, ask }) => (
          <li key={`${dish} ${ask}`} dir="auto">
            <strong>{dish}</strong> <span>{ask}.</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** People's corrections of verdicts, with who made them and when. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null
  return (
    <ul className="dish-corrections">
      {corrections.map((correction) => (
        <li key={correction.dish} dir="auto">
          <CorrectionWords correction={correction} />
        </li>
      ))}
    </ul>
  )
}

/** "Green Curry is vegan, says the owner, Nov 22, 2026" */
function CorrectionWords({ correction }: { correction: Correction }) {
  const { dish, verdict, by, at } = correction
  const told = {
    values: { dish, by: t(ORIGINS[by]), day: shortDay(at) },
    components: { strong: <strong />, time: <time dateTime={at} /> },
  }
  return verdict === 'vegan' ? (
    <Trans id="<strong>{dish}</strong> is vegan, says {by}, <time>{day}</time>" {...told} />
  ) : (
    <Trans id="<strong>{dish}</strong> is not vegan, says {by}, <time>{day}</time>" {...told} />
  )
}
