import '../../ui/page.css'
import { t } from '../../../languages/t.ts'
import type { SharedListContent } from '../../../worker/contract/page/page.ts'
import { Island } from '../../island/Island.tsx'
import type { Page } from '../../page.ts'
import { PageHead } from '../../pages/PageHead.tsx'
import { PlaceRow } from '../../ui/PlaceRow.tsx'
import { Heart } from '../Heart.tsx'
import { SharedMap } from './SharedMap.tsx'

export const sharedList: Page = {
  name: 'sharedList',
  paths: ['/lists/:code'],
  cache: 'secret',
  loads: 'sharedList',
  describe: ({ name }) => ({
    title: `${name} | Sprig`,
    description: t('A list of places to eat vegan that somebody shares with you.'),
  }),
  View: SharedListPage,
}

/** The places of a list that its owner shares by a link. */
function SharedListPage({ content: { name, restaurants } }: { content: SharedListContent }) {
  return (
    <div className="page">
      <PageHead title={<bdi>{name}</bdi>}>
        {t('{count, plural, one {1 place} other {{count} places}} to eat vegan, shared with you.', {
          count: restaurants.length,
        })}
      </PageHead>
      <Island of={SharedMap} when="idle" />
      <ul>
        {restaurants.map((restaurant) => (
          <PlaceRow key={restaurant._id} restaurant={restaurant}>
            <Island of={Heart} when="touch" id={restaurant._id} name={restaurant.name} isSmall />
          </PlaceRow>
        ))}
      </ul>
    </div>
  )
}
