import { Action, Letter, Paragraph, Small, type WrittenMail } from './letter.tsx'
import { print } from './print.ts'

/** For an address with an account that was pre-registered again: only its owner is told. */
export function accountExists(origin: string): WrittenMail {
  const subject = 'You already have a Sprig account'
  const login = `${origin}/login`
  return {
    subject,
    html: print(
      <Letter subject={subject} preview="There is nothing to sign up for: just log in.">
        <Paragraph>
          Somebody, we hope you, signed this address up for Sprig. It has an account already: just
          log in. “Forgot password” on the same page sends a link for a new password.
        </Paragraph>
        <Action href={login}>Log in</Action>
        <Small>It was not you? Do nothing: your account stays as it is.</Small>
      </Letter>,
    ),
    text: `${subject}

Somebody, we hope you, signed this address up for Sprig. It has an account already: just log in. "Forgot password" on the same page sends a link for a new password.

Log in:
${login}

It was not you? Do nothing: your account stays as it is.
`,
    headers: {},
  }
}
