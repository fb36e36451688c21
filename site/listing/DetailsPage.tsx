import '../ui/notice.css'
import '../ui/page.css'
import './DetailsPage.css'
import { Trans } from '../../languages/Trans.tsx'
import { t } from '../../languages/t.ts'
import type { DetailsContent } from '../../worker/contract/page/page.ts'
import { Island } from '../island/Island.tsx'
import { DetailsHeart } from '../saved/DetailsHeart.tsx'
import { DietBadge } from '../ui/Badge.tsx'
import { ratingOrigin, Stars } from '../ui/Stars.tsx'
import { listCuisines } from '../ui/text.ts'
import { BackLink } from './BackLink.tsx'
import { DetailsTools } from './DetailsTools.tsx'
import { LiveLine } from './LiveLine.tsx'
import { Dishes, VeganOnMenu } from './menu/Dishes.tsx'
import { Menu } from './menu/Menu.tsx'
import { Source } from './menu/Source.tsx'
import { nearbyPath } from './place/addresses.ts'
import { Facts } from './place/Facts.tsx'
import { readableDay } from './readableTime.ts'

/** One restaurant: what it is, where, when, and what there is to eat. */
export function DetailsPage({
  content: { restaurant, menu, dishes },
}: {
  content: DetailsContent
}) {
  const { name, cuisine, rating, diet, geoJson, status } = restaurant
  const hasMenu = menu !== null && menu.trim() !== ''
  return (
    <article className="page details">
      <BackLink nearby={nearbyPath(geoJson)} />
      <header className="details-head">
        <h1 dir="auto">{name}</h1>
        <p className="line-up details-kind">
          {cuisine.length > 0 && <span>{listCuisines(cuisine)}</span>}
          <DietBadge diet={diet} />
          {rating !== null && (
            <span className="details-stars">
              <Stars rating={rating} from={ratingOrigin(restaurant)} />
              <small>{ratingOrigin(restaurant)}</small>
            </span>
          )}
        </p>
        {restaurant.closedAt ? (
          <Closed since={restaurant.closedAt} />
        ) : (
          status !== 'RESTAURANT' && <Island of={LiveLine} when="now" />
        )}
        <p className="no-print">
          <Island of={DetailsHeart} when="touch" />
        </p>
      </header>
      <div className="details-columns">
        {/* First, as on a phone: what comes later and stands above moves all that is there. */}
        <Facts restaurant={restaurant} />
        <section className="details-menu" aria-labelledby="menu">
          <h2 id="menu">{t('Menu')}</h2>
          {hasMenu ? (
            <>
              <VeganOnMenu menu={menu} counts={dishes} restaurant={restaurant} />
              <Menu markdown={menu} />
            </>
          ) : (
            <Dishes restaurant={restaurant} />
          )}
          <Source restaurant={restaurant} withDishes={!hasMenu} />
        </section>
      </div>
      <Island of={DetailsTools} when="member" hasMenu={menu !== null} />
    </article>
  )
}

function Closed({ since }: { since: string }) {
  return (
    <p className="notice details-closed" role="note">
      <Trans
        id="This restaurant has closed for good. It left the search on <time>{readableDay}</time>; its page stays."
        values={{ readableDay: readableDay(since) }}
        components={{ time: <time dateTime={since} /> }}
      />
    </p>
  )
}
