import './prose.css'
import '../ui/page.css'
import './about.page.css'
import { Trans } from '../../languages/Trans.tsx'
import { t, to } from '../../languages/t.ts'
import type { Page } from '../page.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { CardsHint } from './CardsHint.tsx'
import { DataCredits } from './DataCredits.tsx'
import { DietLevels } from './DietLevels.tsx'
import { PageHead } from './PageHead.tsx'

export const about: Page = {
  name: 'about',
  paths: ['/about'],
  cache: 'public',
  loads: 'nothing',
  describe: () => ({
    title: t('About Sprig: where to eat vegan, and how we know'),
    description: t(
      'What Sprig is, how restaurants and dishes get onto the map, what vegan, vegetarian and vegan options mean here, and whose open data it stands on.',
    ),
  }),
  View: AboutPage,
}

function AboutPage() {
  return (
    <div className="page" data-width="text">
      <PageHead title={t('Good food, close by')}>
        {t('Sprig answers one question: where can I eat something vegan, near here, now?')}
      </PageHead>
      <div className="prose">
        <p>
          {t(
            'You give it a city and it gives you a map, a list and the dishes. Nothing to install and no account to make. A fully vegan bakery belongs here, and so does the steakhouse with one honest mushroom pie, because most of us eat with people who eat otherwise, in towns where there may be one restaurant open.',
          )}
        </p>

        <h2>{t('What the levels mean')}</h2>
        <p>
          {t(
            'Every restaurant has one of four vegan levels, each with a shape and a colour of its own.',
          )}
        </p>
        <DietLevels />
        <p>
          {t(
            'A level speaks for the menu, not for the kitchen. It cannot promise separate pans or ingredients that never meet. If you have an allergy, please ask before you order.',
          )}
        </p>
        <CardsHint />

        <h2>{t('How a restaurant gets in')}</h2>
        <ul>
          <li>
            <Trans
              id="<strong>From the open map.</strong> Volunteers of OpenStreetMap note what restaurants serve, all over the world. We bring those notes in and keep their source with them."
              components={{ strong: <strong /> }}
            />
          </li>
          <li>
            <Trans
              id="<strong>From people who ate there.</strong> Anyone with a Sprig account can add a restaurant and its dishes, or correct one that has no owner. Each change is kept, so a mistake can be taken back. Accounts are opening slowly; you can <a>sign up</a> and we will write to you."
              components={{ strong: <strong />, a: <TextLink href={to('/signup')} /> }}
            />
          </li>
          <li>
            <Trans
              id="<strong>From the people who cook.</strong> Owners manage their own restaurant. A food truck or pop-up goes <span>live</span> when it opens its window and drops off the map when it closes."
              components={{ strong: <strong />, span: <span className="live-word" /> }}
            />
          </li>
        </ul>
        <p>
          <Trans
            id="The list is sorted by distance and nothing else. Nobody can buy a better spot in it. If you find something wrong, “Report a problem” on the page of the place tells us so, without an account; for all else <a>write to us</a>."
            components={{ a: <TextLink href={to('/contact')} /> }}
          />
        </p>

        <h2>{t('What we know about you')}</h2>
        <p>
          {t(
            'To look around, nothing. Your position gives the search its centre and is not kept; you can refuse it and type a town or a ZIP code. Whether you like miles or kilometres, light or dark, is remembered on your own device.',
          )}
        </p>
        <ul>
          <li>
            <Trans
              id="<strong>If you sign up,</strong> we keep your email address, the name and city you type and, if you share your location, where you are to about a kilometre. A link in each letter from our list erases your entry."
              components={{ strong: <strong /> }}
            />
          </li>
          <li>
            <Trans
              id="<strong>With an account,</strong> we keep your email address, your password in a form that cannot be read back, and which changes to restaurants are yours."
              components={{ strong: <strong /> }}
            />
          </li>
          <li>
            <Trans
              id="<strong>Photos of menus</strong> are kept for 30 days, where nobody else can see them."
              components={{ strong: <strong /> }}
            />
          </li>
        </ul>

        <h2>{t('Whose work this stands on')}</h2>
        <p>
          {t('Sprig would be an empty map without people who share what they know. Thank you.')}
        </p>
        <DataCredits />
      </div>
    </div>
  )
}
