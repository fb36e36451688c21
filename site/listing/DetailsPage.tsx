import '../ui/page.css'
import './DetailsPage.css'
import type { DetailsContent } from '../../worker/contract/page/page.ts'
import { Island } from '../island/Island.tsx'
import { Heart } from '../saved/Heart.tsx'
import { BackLink } from './BackLink.tsx'
import { DetailsHead } from './DetailsHead.tsx'
import { DetailsTools } from './DetailsTools.tsx'
import { LiveLine } from './LiveLine.tsx'
import { MenuPart } from './menu/MenuPart.tsx'
import { nearbyPath } from './place/addresses.ts'
import { Facts } from './place/Facts.tsx'

/** One restaurant: what it is, where, when, and what there is to eat. */
export function DetailsPage({ content }: { content: DetailsContent }) {
  const { restaurant, menu } = content
  return (
    <article className="page details">
      <BackLink nearby={nearbyPath(restaurant.geoJson)} />
      <DetailsHead
        restaurant={restaurant}
        live={restaurant.status !== 'RESTAURANT' && <Island of={LiveLine} when="now" />}
        heart={<Island of={Heart} when="touch" id={restaurant._id} name={restaurant.name} />}
      />
      <div className="details-columns">
        {/* First in the document, as on a phone: content that loads later above other content would move it. */}
        <Facts {...content} />
        <MenuPart {...content} />
      </div>
      <Island of={DetailsTools} when="member" hasMenu={menu !== null} />
    </article>
  )
}
