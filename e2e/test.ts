import { test as base } from '@playwright/test'
import { makeAccount } from './account.ts'
import { callApi } from './calls.ts'
import { tokenOf } from './people.ts'
import { saveData } from './savingData.ts'
import type { SampleAccount, SignedIn } from './session.ts'

export { expect } from '@playwright/test'

interface Options {
  /** Off for tests of the live map, and for those of all that a page holds. */
  savesData: boolean
}

interface Own {
  /**
   * Adds a restaurant of a sample account, far out at sea unless it has a `location`, and returns its id. No other test and no
   * other try changes it. It is deleted after the test.
   */
  addRestaurant: (owner: SampleAccount, fields?: object) => Promise<string>
  /** An account that no other test uses. Its password is `PASSWORD`. */
  account: SignedIn
  contextsEnd: undefined
}

export const test = base.extend<Options & Own>({
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData) await context.addInitScript(saveData)
    await use(context)
  },
  addRestaurant: async ({ baseURL: _ }, use) => {
    const added: { token: string; path: string }[] = []
    await use(async (owner, fields = {}) => {
      const token = await tokenOf(owner)
      const location = { coordinates: [-15 - 15 * Math.random(), -35 - 10 * Math.random()] }
      const data = { name: 'Far Fork', cuisine: ['thai'], location, ...fields }
      const answer = await callApi<{ _id: string }>(token, 'POST', '/api/restaurants', data)
      added.push({ token, path: `/api/restaurants/${answer._id}` })
      return answer._id
    })
    for (const { token, path } of added) await callApi(token, 'DELETE', path)
  },
  account: async ({ request }, use) => use(await makeAccount(request)),
  // Playwright ends only the context of `page`. The pages of others would go on asking the server beside later tests.
  contextsEnd: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
