import type { ReactNode } from 'react'
import type { DevelopersContent } from '../worker/contract/page/developers.ts'
import type { KitchenCardContent } from '../worker/contract/page/kitchenCard.ts'
import type {
  DetailsContent,
  FindContent,
  PageInput,
  PageMeta,
  PlainContent,
  SharedListContent,
} from '../worker/contract/page/page.ts'

/** What the Worker can load for a page before it renders it, by the name of the loader. */
export interface Loaded {
  nothing: PlainContent
  find: FindContent
  details: DetailsContent
  sharedList: SharedListContent
  developers: DevelopersContent
  kitchenCard: KitchenCardContent
}

/** Everything that defines a page that `loads` this. */
export interface PageOf<Loads extends keyof Loaded> {
  /** Also the name of its file: `about` is in `about.page.tsx`. */
  name: string
  /** Its paths in Hono's syntax; none for a page that appears in another's place. */
  paths: readonly string[]
  /** Visitors who are not signed in log in first and come back afterwards. */
  isGuarded?: boolean
  /** For frames on other sites: no header, footer or session, and its links open in a new tab. */
  isEmbedded?: boolean
  /** The page to show instead when the address has `embed=1`. */
  inFrame?: PageOf<Loads>
  /**
   * public: cached by browsers and the edge, and indexed by search engines; private: neither; secret: private, and the address
   * holds a code that no other site may see as a referrer.
   */
  cache: 'public' | 'private' | 'secret'
  loads: Loads
  /** The name of a script (`site/islands.ts`) that its documents run at once, while all islands sleep. */
  begins?: string
  describe(content: Loaded[Loads]): PageMeta
  /** Attributes of the layout around it, for styles: what frames the page depends on what it shows. */
  frame?(input: PageInput): object
  /** The page as HTML for the Worker; parts that wake in the browser are `Island`s. */
  View(props: { content: Loaded[Loads]; input: PageInput }): ReactNode
}

export type Page = { [Loads in keyof Loaded]: PageOf<Loads> }[keyof Loaded]
