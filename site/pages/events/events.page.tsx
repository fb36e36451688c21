import '../prose.css'
import '../../ui/page.css'
import { Trans } from '../../../languages/Trans.tsx'
import { t, to } from '../../../languages/t.ts'
import type { Page } from '../../page.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { HELLO, letterTo } from '../mail.ts'
import { PageHead } from '../PageHead.tsx'
import { Film } from './Film.tsx'

export const events: Page = {
  name: 'events',
  paths: ['/events'],
  cache: 'public',
  loads: 'nothing',
  begins: 'playFilm',
  describe: () => ({
    title: t('Vegan food festivals on Sprig'),
    description: t(
      'A food festival is a whole town of kitchens for one weekend. See how Sprig can show visitors every stall, every dish and who is serving right now.',
    ),
  }),
  View: EventsPage,
}

function EventsPage() {
  return (
    <div className="page" data-width="text">
      <PageHead title={t('A town of kitchens, for one weekend')}>
        {t(
          'It is there on Saturday and gone on Monday. We want every visitor to find the stall they would have walked past.',
        )}
      </PageHead>
      <Film />
      <div className="prose">
        <h2>{t('For the people who come')}</h2>
        <p>
          {t(
            'They open one link on their phone, with nothing to install. They see which stalls are serving now, what each one cooks and which dishes are vegan. They search for “dumplings” and walk straight there.',
          )}
        </p>
        <h2>{t('For the people who cook')}</h2>
        <p>
          {t(
            'A stall goes live when the fryer is hot and offline when the last portion is gone. It keeps its page when the weekend is over: whoever fell in love with the jackfruit taco can find the truck again on a Tuesday.',
          )}
        </p>
        <h2>{t('For the people who organise')}</h2>
        <ul>
          <li>
            {t('One map of your ground that is never out of date, because the stalls keep it so.')}
          </li>
          <li>{t('Every stall and dish with its vegan level, said in the same words.')}</li>
          <li>
            {t('No paper plan to print again when two stalls swap places on Saturday morning.')}
          </li>
        </ul>
        <h2>{t('Where we stand')}</h2>
        <p>
          {t(
            'Live markers for food trucks and pop-ups are part of Sprig today, and a festival can use them as they are. Pages made for festivals, with programme and ground plan, are what we would like to build with the first organisers who join us. The demo above is filmed on Sprig as it is, with restaurants that we invented.',
          )}
        </p>
        <p>
          <Trans
            id="Planning something? <a>Tell us where and when</a>. If you only want to eat, <a2>the map is this way</a2>."
            components={{
              a: <TextLink href={letterTo(HELLO, t('Our festival'))} />,
              a2: <TextLink href={to('/')} />,
            }}
          />
        </p>
      </div>
    </div>
  )
}
