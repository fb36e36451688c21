import type { ReactNode } from 'react'
import type { DevelopersContent } from '../worker/contract/page/developers.ts'
import type {
  DetailsContent,
  FindContent,
  PageInput,
  PageMeta,
  PlainContent,
  SharedListContent,
} from '../worker/contract/page/page.ts'

/** What the Worker can find out for a page before it renders it, by the name of the loader. */
export interface Loaded {
  nothing: PlainContent
  find: FindContent
  details: DetailsContent
  sharedList: SharedListContent
  developers: DevelopersContent
}

/** All that there is to say about a page that `loads` this. */
export interface PageOf<Loads extends keyof Loaded> {
  /** The file that defines it is called so: `about` is in `about.page.tsx`. */
  name: string
  /** Its addresses, as Hono writes them; none for a page that stands in another's place. */
  paths: readonly string[]
  /** Others are asked to log in first, and come back afterwards. */
  isGuarded?: boolean
  /** Stands in a frame on pages of other sites: without header, footer and session, and what it links opens in a new tab. */
  isEmbedded?: boolean
  /** What answers in its place where the address has `embed=1`. */
  inFrame?: PageOf<Loads>
  /**
   * public: kept by browsers and the edge, found by search engines; private: neither; secret: private, and a code in the
   * address is told to no other site.
   */
  cache: 'public' | 'private' | 'secret'
  loads: Loads
  /** What its documents run at once, while all islands sleep: the name of a script (`site/islands.ts`). */
  begins?: string
  describe(content: Loaded[Loads]): PageMeta
  /** HTML for the Worker to render; what is to wake in the browser stands in it as an `Island`. */
  View(props: { content: Loaded[Loads]; input: PageInput }): ReactNode
}

export type Page = { [Loads in keyof Loaded]: PageOf<Loads> }[keyof Loaded]
