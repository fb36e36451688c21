import './DietLevels.css'
import { msg, t } from '../../languages/t.ts'
import type { Diet } from '../../worker/contract/diet.ts'
import { DIETS } from '../../worker/contract/diet.ts'
import { DietBadge } from '../ui/Badge.tsx'

const MEANINGS: Record<Diet, string> = {
  vegan: msg('Everything on the menu is vegan. Order with your eyes closed.'),
  vegetarian: msg(
    'No meat and no fish. Milk, eggs or honey may be in some dishes, so a short question helps.',
  ),
  options: msg('Serves everyone, and has something vegan for you.'),
  unconfirmed: msg(
    'Known for vegetarian food, but nobody has confirmed anything vegan yet. Hidden until you ask for it.',
  ),
}

/** What each diet level means. */
export function DietLevels() {
  return (
    <dl className="diet-levels">
      {DIETS.map((diet) => (
        <div key={diet}>
          <dt>
            <DietBadge diet={diet} />
          </dt>
          <dd>{t(MEANINGS[diet])}</dd>
        </div>
      ))}
    </dl>
  )
}
