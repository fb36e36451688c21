import { Trans } from '../../languages/Trans.tsx'
import { to } from '../../languages/t.ts'
import { KITCHEN_CARDS } from '../../worker/contract/page/kitchenCard.ts'
import { TextLink } from '../ui/TextLink.tsx'

/** Leads travellers to the cards. */
export function CardsHint() {
  return (
    <p>
      <Trans
        id="Does the kitchen speak another language? Show it a <a>kitchen card</a>, which tells what you eat and what you do not."
        components={{ a: <TextLink href={to(KITCHEN_CARDS)} /> }}
      />
    </p>
  )
}
