import type { Page } from '@playwright/test'

/** How a page looks once something has happened on it. */
export interface State {
  name: string
  path: string
  /** Before the address is opened. */
  arrange?: (page: Page) => Promise<unknown>
  /** Once the page is there. */
  act?: (page: Page) => Promise<unknown>
  /** Only what fits the screen; else the whole page. */
  isScreenOnly?: boolean
}
