import '../ui/page.css'
import './NotFoundPage.css'
import type { PageMeta } from '../../worker/contract/page/page.ts'
import { PageHead } from './PageHead.tsx'

export const meta: PageMeta = {
  title: 'Page not found | Sprig',
  description: 'There is no page at this address. Try the map, the list of cities, or write to us.',
}

export function NotFoundPage() {
  return (
    <div className="page" data-width="text">
      <PageHead title="Page not found">
        There is no page at this address. A restaurant may have closed and left Sprig, or a letter
        of the address went missing on the way.
      </PageHead>
      <ul className="ways">
        <li className="way">
          <a className="way-link" href="/">
            Open the map
          </a>
          <p>and search near you, or anywhere.</p>
        </li>
        <li className="way">
          <a className="way-link" href="/explore">
            Explore by city
          </a>
          <p>and see what is good in the areas we know best.</p>
        </li>
        <li className="way">
          <a className="way-link" href="/contact">
            Tell us
          </a>
          <p>if a link on Sprig brought you here. We would like to mend it.</p>
        </li>
      </ul>
    </div>
  )
}
