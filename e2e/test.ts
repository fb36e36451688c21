import { test as base } from '@playwright/test'
import { saveData } from './savingData.ts'

export { expect } from '@playwright/test'

interface Options {
  /** Off for tests of the live map, and for those of all that a page holds. */
  savesData: boolean
}

export const test = base.extend<Options>({
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData) await context.addInitScript(saveData)
    await use(context)
  },
})
