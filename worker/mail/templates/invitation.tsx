import { Action, Letter, Link, Paragraph, Small, type WrittenMail } from './letter.tsx'
import { print } from './print.ts'

/** "It is your turn", with the link that creates the account. */
export function invitation(createAccountUrl: string, unsubscribeUrl: string): WrittenMail {
  const subject = 'Your invitation to Sprig'
  return {
    subject,
    html: print(
      <Letter subject={subject} preview="It is your turn: create your account.">
        <Paragraph>
          It is your turn. With an account you can add the places you know and keep them up to date.
        </Paragraph>
        <Action href={createAccountUrl}>Create your account</Action>
        <Small>The link is for this address only, works once, and holds for 7 days.</Small>
        <Small>
          You did not ask for it? Do nothing, or{' '}
          <Link href={unsubscribeUrl}>take this address off our list</Link>.
        </Small>
      </Letter>,
    ),
    text: `${subject}

It is your turn. With an account you can add the places you know and keep them up to date.

Create your account:
${createAccountUrl}

The link is for this address only, works once, and holds for 7 days.

You did not ask for it? Do nothing, or take this address off our list:
${unsubscribeUrl}
`,
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>` },
  }
}
