import { Done } from '../Done.tsx'

/** Says that the address is on the list, and what comes next. */
export function ThankYou({ email }: { email: string }) {
  return (
    <Done>
      <h2>Thank you!</h2>
      <p>
        A confirmation email is on its way to <strong>{email}</strong>. It may land in your spam
        folder, so please look there too. Your invitation follows as soon as we open your area.
      </p>
    </Done>
  )
}
