import './DietLevels.css'
import type { Diet } from '../../worker/contract/diet.ts'
import { DIETS } from '../../worker/contract/diet.ts'
import { DietBadge } from '../ui/Badge.tsx'

const MEANINGS: Record<Diet, string> = {
  vegan: 'Everything on the menu is vegan. Order with your eyes closed.',
  vegetarian:
    'No meat and no fish. Milk, eggs or honey may be in some dishes, so a short question helps.',
  options: 'Serves everyone, and has something vegan for you.',
  unconfirmed:
    'Known for vegetarian food, but nobody has confirmed anything vegan yet. Hidden until you ask for it.',
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
          <dd>{MEANINGS[diet]}</dd>
        </div>
      ))}
    </dl>
  )
}
