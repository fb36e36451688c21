import './prose.css'
import '../ui/card.css'
import '../ui/page.css'
import './cards.css'
import { Trans } from '../../languages/Trans.tsx'
import { msg, t, to } from '../../languages/t.ts'
import type { Page } from '../page.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { HELLO, letterTo, OWNERS, PRESS } from './mail.ts'
import { PageHead } from './PageHead.tsx'

const ADDRESSES = [
  {
    title: msg('Say hello'),
    text: msg('Questions, ideas, a dish that made your week.'),
    address: HELLO,
  },
  {
    title: msg('You run the kitchen'),
    text: msg('Claim your restaurant, change what we say about it, or have it taken down.'),
    address: OWNERS,
  },
  {
    title: msg('You write about food'),
    text: msg('Press questions, the logo, a quote.'),
    address: PRESS,
  },
] as const

export const contact: Page = {
  name: 'contact',
  paths: ['/contact'],
  cache: 'public',
  loads: 'nothing',
  describe: () => ({
    title: t('Contact Sprig'),
    description: t(
      'Report a mistake, claim your restaurant, ask a press question or just say hello. Which address to use, and what helps us help you.',
    ),
  }),
  View: ContactPage,
}

function ContactPage() {
  return (
    <div className="page" data-width="middle">
      <PageHead title={t('Write to us')}>
        {t(
          'A person reads every letter. Short ones are welcome, and so are long ones about noodles.',
        )}
      </PageHead>
      <ul className="cards">
        {ADDRESSES.map(({ title, text, address }) => (
          <li key={address} className="card">
            <h2 className="card-title">{t(title)}</h2>
            <p>{t(text)}</p>
            <p>
              <a href={`mailto:${address}`}>{address}</a>
            </p>
          </li>
        ))}
      </ul>
      <div className="prose">
        <h2>{t('Something on the map is wrong')}</h2>
        <p>
          {t(
            'Restaurants move, close and change their minds about butter. When you notice before we do, open the place on Sprig and press “Report a problem” on its page. It takes a minute and no account, and what you say reaches whoever manages the restaurant.',
          )}
        </p>
        <p>
          <Trans
            id="If it does not fit in there, <a>write to us</a> with"
            components={{ a: <TextLink href={letterTo(HELLO, t('A restaurant needs fixing'))} /> }}
          />
        </p>
        <ul>
          <li>
            {t('the name of the restaurant and its town, or the address of its page on Sprig,')}
          </li>
          <li>{t('what is wrong, and what would be right,')}</li>
          <li>{t('when you were there, or where one can check it: a menu page is perfect.')}</li>
        </ul>
        <p>
          <Trans
            id="Many restaurants come from OpenStreetMap, which anyone may edit. Correct it <a>at the source</a> and every map that uses it gets better, ours included. With a Sprig account you can also correct a restaurant that has no owner yet; <a2>sign up</a2> to be invited."
            components={{
              a: <TextLink href="https://www.openstreetmap.org/fixthemap" rel="noopener" />,
              a2: <TextLink href={to('/signup')} />,
            }}
          />
        </p>

        <h2>{t('A restaurant is missing')}</h2>
        <p>
          <Trans
            id="Send us its name and town, and one dish we should order. If your whole city is missing, look at <a>the areas we cover</a> and tell us where to go next."
            components={{ a: <TextLink href={to('/explore')} /> }}
          />
        </p>
      </div>
    </div>
  )
}
