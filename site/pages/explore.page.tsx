import '../account/Done.css'
import '../ui/page.css'
import './explore.page.css'
import { t, to } from '../../languages/t.ts'
import { citiesByState, cityPath } from '../../worker/contract/places/cities.ts'
import { SignUp } from '../account/signup/SignUp.tsx'
import { Island } from '../island/Island.tsx'
import type { Page } from '../page.ts'
import { CardsHint } from './CardsHint.tsx'
import { PageHead } from './PageHead.tsx'

/** The id of the element for the thanks after a sign-up. */
const THANKS = 'thanks'

export const explore: Page = {
  name: 'explore',
  paths: ['/explore'],
  cache: 'public',
  loads: 'nothing',
  describe: () => ({
    title: t('Explore vegan food by city | Sprig'),
    description: t(
      'The cities Sprig looks after most closely, from Flagstaff to Cape Cod. Pick one and see its vegan restaurants, dishes and food trucks on a map.',
    ),
  }),
  View: ExplorePage,
}

function ExplorePage() {
  return (
    <div className="page">
      <div className="thanks" id={THANKS} />
      <PageHead title={t('Where are you hungry?')}>
        {t('The map reaches around the world. These are the areas we look after most closely.')}
      </PageHead>
      <ul className="states">
        {citiesByState().map(({ state, name, cities }) => (
          <li key={state} className="state">
            <h2 className="state-name">{name}</h2>
            <ul className="cities">
              {cities.map((city) => (
                <li key={city.city}>
                  <a href={to(cityPath(city))} className="city-link">
                    {city.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <CardsHint />
      <section className="invitation" aria-labelledby="uncovered">
        <h2 id="uncovered">{t("Don't see your city?")}</h2>
        <p>
          {t(
            'Sign up and tell us where you live. We open accounts area by area, and where people are waiting is where we go next.',
          )}
        </p>
        <Island of={SignUp} when="touch" label={t('Sign Up')} thanks={THANKS} />
      </section>
    </div>
  )
}
