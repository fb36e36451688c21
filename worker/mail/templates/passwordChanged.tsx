import { Letter, Link, Paragraph, type WrittenMail } from './letter.tsx'
import { print } from './print.ts'

/** Tells the owner of an account that its password was changed. */
export function passwordChanged(origin: string): WrittenMail {
  const subject = 'Your Sprig password was changed'
  const login = `${origin}/login`
  const contact = `${origin}/contact`
  return {
    subject,
    html: print(
      <Letter subject={subject} preview="Every other device was logged out.">
        <Paragraph>
          The password of your account was changed just now, and every other device was logged out.
        </Paragraph>
        <Paragraph>
          It was not you? Take your account back at once with “Forgot password” on the{' '}
          <Link href={login}>login page</Link>, and <Link href={contact}>tell us</Link>.
        </Paragraph>
      </Letter>,
    ),
    text: `${subject}

The password of your account was changed just now, and every other device was logged out.

It was not you? Take your account back at once with "Forgot password" on the login page:
${login}

And tell us:
${contact}
`,
    headers: {},
  }
}
