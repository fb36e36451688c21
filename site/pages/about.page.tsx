import './prose.css'
import '../ui/page.css'
import './about.page.css'
import type { Page } from '../page.ts'
import { DataCredits } from './DataCredits.tsx'
import { DietLevels } from './DietLevels.tsx'
import { PageHead } from './PageHead.tsx'

export const about: Page = {
  name: 'about',
  paths: ['/about'],
  cache: 'public',
  loads: 'nothing',
  describe: () => ({
    title: 'About Sprig: where to eat vegan, and how we know',
    description:
      'What Sprig is, how restaurants and dishes get onto the map, what vegan, vegetarian and vegan options mean here, and whose open data it stands on.',
  }),
  View: AboutPage,
}

function AboutPage() {
  return (
    <div className="page" data-width="text">
      <PageHead title="Good food, close by">
        Sprig answers one question: where can I eat something vegan, near here, now?
      </PageHead>
      <div className="prose">
        <p>
          You give it a city and it gives you a map, a list and the dishes. Nothing to install and
          no account to make. A fully vegan bakery belongs here, and so does the steakhouse with one
          honest mushroom pie, because most of us eat with people who eat otherwise, in towns where
          there may be one restaurant open.
        </p>

        <h2>What the levels mean</h2>
        <p>
          Every restaurant has one of four vegan levels, each with a shape and a colour of its own.
        </p>
        <DietLevels />
        <p>
          A level speaks for the menu, not for the kitchen. It cannot promise separate pans or
          ingredients that never meet. If you have an allergy, please ask before you order.
        </p>

        <h2>How a restaurant gets in</h2>
        <ul>
          <li>
            <strong>From the open map.</strong> Volunteers of OpenStreetMap note what restaurants
            serve, all over the world. We bring those notes in and keep their source with them.
          </li>
          <li>
            <strong>From people who ate there.</strong> Anyone with a Sprig account can add a
            restaurant and its dishes, or correct one that has no owner. Each change is kept, so a
            mistake can be taken back. Accounts are opening slowly; you can{' '}
            <a href="/signup">sign up</a> and we will write to you.
          </li>
          <li>
            <strong>From the people who cook.</strong> Owners manage their own restaurant. A food
            truck or pop-up goes <span className="live-word">live</span> when it opens its window
            and drops off the map when it closes.
          </li>
        </ul>
        <p>
          The list is sorted by distance and nothing else. Nobody can buy a better spot in it. If
          you find something wrong, “Report a problem” on the page of the place tells us so, without
          an account; for all else <a href="/contact">write to us</a>.
        </p>

        <h2>What we know about you</h2>
        <p>
          To look around, nothing. Your position gives the search its centre and is not kept; you
          can refuse it and type a town or a ZIP code. Whether you like miles or kilometres, light
          or dark, is remembered on your own device.
        </p>
        <ul>
          <li>
            <strong>If you sign up,</strong> we keep your email address, the name and city you type
            and, if you share your location, where you are to about a kilometre. A link in each
            letter from our list erases your entry.
          </li>
          <li>
            <strong>With an account,</strong> we keep your email address, your password in a form
            that cannot be read back, and which changes to restaurants are yours.
          </li>
          <li>
            <strong>Photos of menus</strong> are kept for 30 days, where nobody else can see them.
          </li>
        </ul>

        <h2>Whose work this stands on</h2>
        <p>Sprig would be an empty map without people who share what they know. Thank you.</p>
        <DataCredits />
      </div>
    </div>
  )
}
