import './prose.css'
import '../ui/card.css'
import '../ui/page.css'
import './cards.css'
import type { Page } from '../page.ts'
import { HELLO, letterTo, OWNERS, PRESS } from './mail.ts'
import { PageHead } from './PageHead.tsx'

const ADDRESSES = [
  {
    title: 'Say hello',
    text: 'Questions, ideas, a dish that made your week.',
    address: HELLO,
  },
  {
    title: 'You run the kitchen',
    text: 'Claim your restaurant, change what we say about it, or have it taken down.',
    address: OWNERS,
  },
  {
    title: 'You write about food',
    text: 'Press questions, the logo, a quote.',
    address: PRESS,
  },
] as const

const REPORT = letterTo(HELLO, 'A restaurant needs fixing')

export const contact: Page = {
  name: 'contact',
  paths: ['/contact'],
  cache: 'public',
  loads: 'nothing',
  describe: () => ({
    title: 'Contact Sprig',
    description:
      'Report a mistake, claim your restaurant, ask a press question or just say hello. Which address to use, and what helps us help you.',
  }),
  View: ContactPage,
}

function ContactPage() {
  return (
    <div className="page" data-width="middle">
      <PageHead title="Write to us">
        A person reads every letter. Short ones are welcome, and so are long ones about noodles.
      </PageHead>
      <ul className="cards">
        {ADDRESSES.map(({ title, text, address }) => (
          <li key={address} className="card">
            <h2 className="card-title">{title}</h2>
            <p>{text}</p>
            <p>
              <a href={`mailto:${address}`}>{address}</a>
            </p>
          </li>
        ))}
      </ul>
      <div className="prose">
        <h2>Something on the map is wrong</h2>
        <p>
          Restaurants move, close and change their minds about butter. When you notice before we do,
          open the place on Sprig and press “Report a problem” on its page. It takes a minute and no
          account, and what you say reaches whoever manages the restaurant.
        </p>
        <p>
          If it does not fit in there, <a href={REPORT}>write to us</a> with
        </p>
        <ul>
          <li>the name of the restaurant and its town, or the address of its page on Sprig,</li>
          <li>what is wrong, and what would be right,</li>
          <li>when you were there, or where one can check it: a menu page is perfect.</li>
        </ul>
        <p>
          Many restaurants come from OpenStreetMap, which anyone may edit. Correct it{' '}
          <a href="https://www.openstreetmap.org/fixthemap" rel="noopener">
            at the source
          </a>{' '}
          and every map that uses it gets better, ours included. With a Sprig account you can also
          correct a restaurant that has no owner yet; <a href="/signup">sign up</a> to be invited.
        </p>

        <h2>A restaurant is missing</h2>
        <p>
          Send us its name and town, and one dish we should order. If your whole city is missing,
          look at <a href="/explore">the areas we cover</a> and tell us where to go next.
        </p>
      </div>
    </div>
  )
}
