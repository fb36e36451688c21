import { Action, Letter, Link, Paragraph, Small, type WrittenMail } from './letter.tsx'
import { print } from './print.ts'

/** "We have your pre-registration." */
export function preRegistered(origin: string, unsubscribeUrl: string): WrittenMail {
  const subject = 'We have your pre-registration'
  const home = `${origin}/`
  return {
    subject,
    html: print(
      <Letter subject={subject} preview="We write again as soon as it is your turn.">
        <Paragraph>
          Thank you for signing up for Sprig. We open accounts area by area, and write again as soon
          as it is your turn.
        </Paragraph>
        <Paragraph>You need no account to find vegan food:</Paragraph>
        <Action href={home}>Find a restaurant</Action>
        <Small>
          You did not sign up, or have changed your mind?{' '}
          <Link href={unsubscribeUrl}>Take this address off our list</Link> and we forget it.
        </Small>
      </Letter>,
    ),
    text: `${subject}

Thank you for signing up for Sprig. We open accounts area by area, and write again as soon as it is your turn.

You need no account to find vegan food:
${home}

You did not sign up, or have changed your mind? Take this address off our list and we forget it:
${unsubscribeUrl}
`,
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>` },
  }
}
