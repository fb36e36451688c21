import { type APIRequestContext, expect } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
  links: string[]
}

/** Waits for a mail to `to` with these words in its subject; returns the newest one. */
export async function waitForMail(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const mails: Mail[] = await (await request.get('/dev/mailbox.json')).json()
        found = mails.find((mail) => mail.to === to && subject.test(mail.subject))
        return found?.subject
      },
      { timeout: 20_000, intervals: [250], message: `a mail to ${to}` },
    )
    .toMatch(subject)
  if (!found) throw new Error('No such mail')
  return found
}

/** The address of the mail's link to `path`, from the path on. */
export function linkTo(mail: Mail, path: string): string {
  const link = mail.links.find((one) => new URL(one).pathname.startsWith(path))
  if (!link) throw new Error(`No link to ${path} in "${mail.subject}"`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
