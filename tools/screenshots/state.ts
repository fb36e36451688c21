import type { Page } from '@playwright/test'

/** A state of a page after some actions. */
export interface State {
  name: string
  path: string
  /** Before the address is opened. */
  arrange?: (page: Page) => Promise<unknown>
  /** After the page is loaded. */
  act?: (page: Page) => Promise<unknown>
  /** Only the screen; else the whole page. */
  isScreenOnly?: boolean
}
