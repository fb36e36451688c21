import { Action, Letter, Paragraph, Small, type WrittenMail } from './letter.tsx'
import { print } from './print.ts'

/** The link that sets a new password. */
export function passwordReset(resetUrl: string): WrittenMail {
  const subject = 'Reset your Sprig password'
  return {
    subject,
    html: print(
      <Letter subject={subject} preview="The link holds until 60 minutes after you asked.">
        <Paragraph>Somebody, we hope you, asked for a new password for this address.</Paragraph>
        <Action href={resetUrl}>Choose a new password</Action>
        <Small>The link works once and holds until 60 minutes after you asked.</Small>
        <Small>It was not you? Do nothing: your password stays as it is.</Small>
      </Letter>,
    ),
    text: `${subject}

Somebody, we hope you, asked for a new password for this address.

Choose a new password:
${resetUrl}

The link works once and holds until 60 minutes after you asked.

It was not you? Do nothing: your password stays as it is.
`,
    headers: {},
  }
}
