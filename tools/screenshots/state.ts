import type { Page } from '@playwright/test'
import type { Say } from './say.ts'

/** A state of a page after some actions. */
export interface State {
  name: string
  path: string
  /** Before the address is opened. */
  arrange?: (page: Page) => Promise<unknown>
  /** After the page is loaded; `say` finds words in its language. */
  act?: (page: Page, say: Say) => Promise<unknown>
  /** Captures only the screen instead of the whole page. */
  isScreenOnly?: boolean
}
