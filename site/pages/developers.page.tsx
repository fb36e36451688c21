import './prose.css'
import '../ui/page.css'
import './developers.page.css'
import { Trans } from '../../languages/Trans.tsx'
import { t, to } from '../../languages/t.ts'
import {
  type CallGroup,
  type CallOfPage,
  type DevelopersContent,
  OPEN_DATA_PATH,
} from '../../worker/contract/page/developers.ts'
import type { Page } from '../page.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { PageHead } from './PageHead.tsx'

export const developers: Page = {
  name: 'developers',
  paths: ['/developers'],
  cache: 'public',
  loads: 'developers',
  describe: () => ({
    title: t('For developers | Sprig'),
    description: t(
      'Search vegan places from your own site or program: the open calls of Sprig with examples, what may be asked how often, and the licence of the data.',
    ),
  }),
  View: DevelopersPage,
}

const OPENAPI = '/api/openapi.json'
/** The call that most come for. */
const SEARCH = '/api/restaurants/query'

function DevelopersPage({ content }: { content: DevelopersContent }) {
  const search = content.open.flatMap(({ calls }) => calls).find(({ path }) => path === SEARCH)
  return (
    <div className="page" data-width="text">
      <PageHead title={t('For developers')}>
        {t('Find vegan places from your own site or program. No key, no sign-up.')}
      </PageHead>
      <div className="prose">
        <p>{t('The places nearest to a point, as JSON:')}</p>
        <pre className="example" dir="ltr">
          <code>{search?.curl}</code>
        </pre>
        <p>
          <Trans
            id="Every call is described below, and for programs as OpenAPI 3.1: <a>{address}</a>."
            values={{ address: OPENAPI }}
            components={{ a: <TextLink href={OPENAPI} dir="ltr" /> }}
          />
        </p>
        <h2>{t('Limits')}</h2>
        <ul>
          <li>
            {t(
              'Pages of other sites may make 60 calls a minute for each of their visitors; programs get the limits of our own pages.',
            )}
          </li>
          <li>
            {t(
              'Over a limit the answer is 429, with a Retry-After header. Wait in the same way after a 503.',
            )}
          </li>
          <li>
            {t('Send no cookies and no token: other sites cannot read the answers to those calls.')}
          </li>
        </ul>
        <h2>{t('Licence')}</h2>
        <p>
          <Trans
            id="Places whose source is “osm” come from OpenStreetMap. They are © OpenStreetMap contributors, under the <a>Open Database License</a>: say so where you show them, and share what you make of the database under the same licence. Other sources are named on <b>About</b>."
            components={{
              a: <TextLink href="https://opendatacommons.org/licenses/odbl/1-0/" />,
              b: <TextLink href={to('/about')} />,
            }}
          />
        </p>
        <h2>{t('All of it as one file')}</h2>
        <p>
          <Trans
            id="Every restaurant with its menu, written each night as GeoJSON: <a>{address}</a>."
            values={{ address: OPEN_DATA_PATH }}
            components={{ a: <TextLink href={OPEN_DATA_PATH} dir="ltr" rel="nofollow" /> }}
          />
        </p>
        <h2>{t('A map for your site')}</h2>
        <p>
          {t(
            'Put embed=1 into the address of a city or of a search, and the address into a frame. Visitors are not signed in there, and links open in a new tab.',
          )}
        </p>
        <pre className="example" dir="ltr">
          <code>{content.frame}</code>
        </pre>
        <h2>{t('Calls that any site may make')}</h2>
      </div>
      <Groups groups={content.open} />
      <div className="prose">
        <h2>{t('The other calls')}</h2>
        <p>
          {t(
            'Our own pages make these calls, most of them for signed-in users. They may change at any time.',
          )}
        </p>
      </div>
      {content.others.map(({ name, calls }) => (
        <section key={name} className="call-group" lang="en" dir="ltr">
          <h3>{name}</h3>
          <ul className="call-lines">
            {calls.map(({ method, path, does }) => (
              <li key={`${method} ${path}`}>
                <code>{`${method} ${path}`}</code> {does}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** In English, like the API description. */
function Groups({ groups }: { groups: CallGroup[] }) {
  return groups.map(({ name, calls }) => (
    <section key={name} className="call-group" lang="en" dir="ltr">
      <h3>{name}</h3>
      {calls.map((call) => (
        <Call key={`${call.method} ${call.path}`} call={call} />
      ))}
    </section>
  ))
}

function Call({ call: { method, path, does, parameters, curl } }: { call: CallOfPage }) {
  return (
    <article className="call">
      <h4>
        <code>{`${method} ${path}`}</code>
      </h4>
      <p>{does}</p>
      {parameters.length > 0 && (
        <dl className="parameters">
          {parameters.map(({ name, isNeeded, kind, says }) => (
            <div key={name}>
              <dt>
                <code>{name}</code> {isNeeded && <span className="needed">{t('needed')}</span>}
              </dt>
              <dd>
                {says} <span className="kind">{kind}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {curl !== undefined && (
        <pre className="example">
          <code>{curl}</code>
        </pre>
      )}
    </article>
  )
}
