import './prose.css'
import '../ui/Button.css'
import '../ui/card.css'
import '../ui/page.css'
import './consulting.page.css'
import './cards.css'
import { Trans } from '../../languages/Trans.tsx'
import { msg, t } from '../../languages/t.ts'
import type { Page } from '../page.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { letterTo, OWNERS } from './mail.ts'
import { PageHead } from './PageHead.tsx'

const STEPS = [
  {
    title: msg('We read your menu'),
    text: msg(
      'Line by line, as a hungry guest would. You get a list of what is vegan today, what is one swap away, and what nobody could tell from the words on the page.',
    ),
  },
  {
    title: msg('We sit down together'),
    text: msg(
      'At your restaurant or on a call, with whoever cooks. We talk about what you already buy, what your line can carry on a Friday night, and what you would be proud to serve.',
    ),
  },
  {
    title: msg('You put it on'),
    text: msg(
      'We help with names, descriptions and marks, so that guests find the dish and your staff can answer for it. Then it goes onto your page on Sprig, dish by dish.',
    ),
  },
] as const

export const consulting: Page = {
  name: 'consulting',
  paths: ['/consulting'],
  cache: 'public',
  loads: 'nothing',
  describe: () => ({
    title: t('Menu consulting for restaurants | Sprig'),
    description: t(
      'One good vegan dish can bring in the whole table. We read your menu, find what is nearly vegan already and help you write it so that guests see it.',
    ),
  }),
  View: ConsultingPage,
}

function ConsultingPage() {
  return (
    <div className="page" data-width="middle">
      <PageHead title={t('One dish brings the whole table')}>
        {t(
          'When friends choose where to eat, the vegan in the group often has the last word. We help restaurants be the one that everyone agrees on.',
        )}
      </PageHead>
      <p>
        <a className="button" data-look="primary" href={letterTo(OWNERS, t('Menu consulting'))}>
          {t('Ask about your menu')}
        </a>
      </p>
      <div className="prose">
        <h2>{t('You are closer than you think')}</h2>
        <p>
          {t(
            'Most kitchens already make something vegan and keep it a secret. The lentil soup, if the stock is vegetable. The flatbread, if it is brushed with oil. The noodles, without the fish sauce. It seldom takes a new supplier or a second menu. It takes someone to look, and three clear words on the page.',
          )}
        </p>
        <h2>{t('How it works')}</h2>
      </div>
      <ol className="cards steps">
        {STEPS.map(({ title, text }) => (
          <li key={title} className="card step">
            <h3 className="card-title">{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
      <div className="prose">
        <h2>{t('What we will not do')}</h2>
        <ul>
          <li>{t('Ask you to become a vegan restaurant. Unless you want to.')}</li>
          <li>{t('Sell you products. We earn nothing on what you buy.')}</li>
          <li>
            {t('Move you up on Sprig. The list is sorted by distance for everyone, client or not.')}
          </li>
          <li>
            {t('Call a dish vegan that is not. If the pastry has butter in it, we will say so.')}
          </li>
        </ul>
        <h2>{t('Begin with a photo')}</h2>
        <p>
          <Trans
            id="Send a picture or a link of your menu to <a>{address}</a> and tell us what kind of restaurant you run. We answer with a first reading and a price. If we cannot help, we will say that too."
            values={{ address: OWNERS }}
            components={{ a: <TextLink href={letterTo(OWNERS, t('Menu consulting'))} /> }}
          />
        </p>
      </div>
    </div>
  )
}
