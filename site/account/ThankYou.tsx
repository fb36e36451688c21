import { useEffect, useRef } from 'react'

/** Says that the address is on the list, and what comes next. */
export function ThankYou({ email }: { email: string }) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => panel.current?.focus({ preventScroll: true }), [])

  return (
    <div className="done" ref={panel} role="status" tabIndex={-1}>
      <h2>Thank you!</h2>
      <p>
        A confirmation email is on its way to <strong>{email}</strong>. It may land in your spam
        folder, so please look there too. Your invitation follows as soon as we open your area.
      </p>
    </div>
  )
}
