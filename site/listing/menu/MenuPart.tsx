import '../DetailsPage.css'
import { t } from '../../../languages/t.ts'
import type { WholeRestaurant } from '../../../worker/contract/restaurants/keeping.ts'
import { CardLinks } from '../../kitchenCard/CardLinks.tsx'
import { Dishes, VeganOnMenu } from './Dishes.tsx'
import { Menu } from './Menu.tsx'
import { Source } from './Source.tsx'

/** The dishes or the menu, with their source. */
export function MenuPart({ restaurant, menu, dishes }: WholeRestaurant) {
  const hasMenu = menu !== null && menu.trim() !== ''
  return (
    <section className="details-menu" aria-labelledby="menu">
      <h2 id="menu">{t('Menu')}</h2>
      {hasMenu ? (
        <>
          <VeganOnMenu menu={menu} counts={dishes} restaurant={restaurant} />
          <CardLinks restaurant={restaurant} />
          <Menu markdown={withoutTitle(menu)} />
        </>
      ) : (
        <>
          <Dishes restaurant={restaurant} />
          <CardLinks restaurant={restaurant} />
        </>
      )}
      <Source restaurant={restaurant} withDishes={!hasMenu} />
    </section>
  )
}

/** A menu without a heading that only says "Menu", as the heading above it does. */
function withoutTitle(menu: string): string {
  const [title = '', words = ''] = /^\s*#{1,6} ([^\n]+)\n/.exec(menu) ?? []
  const isTitle = ['menu', t('Menu').toLowerCase()].includes(words.trim().toLowerCase())
  return isTitle ? menu.slice(title.length) : menu
}
