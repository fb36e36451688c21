import type { Page } from '@playwright/test'
import { logInByCall, type SampleAccount } from '../../e2e/session.ts'

/** A function that signs a page in before it is opened. */
export async function signedIn(origin: string, account: SampleAccount) {
  const session = await logInByCall(origin, account)
  return (page: Page) =>
    page.addInitScript(({ token, user }) => {
      localStorage.setItem('account', JSON.stringify(user))
      localStorage.setItem('token', token)
    }, session)
}
