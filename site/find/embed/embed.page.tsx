import '../../ui/page.css'
import './embed.page.css'
import { t, to } from '../../../languages/t.ts'
import type { FindContent, PageInput } from '../../../worker/contract/page/page.ts'
import { listCuisines } from '../../../worker/contract/restaurants/cuisineNames.ts'
import { Island } from '../../island/Island.tsx'
import type { PageOf } from '../../page.ts'
import { SharedMap } from '../../saved/shared/SharedMap.tsx'
import { splitUrl } from '../../shell/splitUrl.ts'
import { DietBadge } from '../../ui/Badge.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { findMeta, findTitle } from '../findMeta.ts'

/** The map shows all results; in a frame nobody reads more rows. */
const MAX_ROWS = 50

/** The main view in a page of another site, with `embed=1` in its address. */
export const embed: PageOf<'find'> = {
  name: 'embed',
  paths: [],
  cache: 'public',
  loads: 'find',
  isEmbedded: true,
  describe: ({ city, near = '' }) => findMeta(city, near),
  View: EmbedPage,
}

/** The same view on Sprig. */
function addressOnSprig(url: string): string {
  const [path, query] = splitUrl(url)
  const params = new URLSearchParams(query)
  params.delete('embed')
  return params.size === 0 ? path : `${path}?${params}`
}

function EmbedPage({ content, input }: { content: FindContent; input: PageInput }) {
  const { city, near = '', answer } = content
  const restaurants = answer?.restaurants ?? []
  return (
    <div className="embed">
      <p className="embed-line">
        <a className="embed-brand" href={addressOnSprig(input.url)}>
          <Logo />
          {t('Sprig')}
        </a>
        <span>{findTitle(city, near)}</span>
      </p>
      <Island of={SharedMap} when="idle" />
      {restaurants.length === 0 && <p>{t('There are no Sprig results yet here.')}</p>}
      <ul className="embed-rows">
        {restaurants.slice(0, MAX_ROWS).map(({ _id, name, cuisine, diet }) => (
          <li key={_id}>
            <a href={to(`/details/${encodeURIComponent(_id)}`)} dir="auto">
              {name}
            </a>
            <span className="line-up">
              <DietBadge diet={diet} />
              {cuisine.length > 0 && <span>{listCuisines(cuisine)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="embed-credit">
        <a href="https://www.openstreetmap.org/copyright">{t('© OpenStreetMap contributors')}</a>
      </p>
    </div>
  )
}
