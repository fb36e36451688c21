import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { PageProps } from '../../../worker/contract/page/page.ts'
import { SignUpForm } from './SignUpForm.tsx'
import { ThankYou } from './ThankYou.tsx'

interface SignUpProps extends PageProps {
  /** The button's text. */
  label: string
  /** The id of the element at the top of the page that shows the thanks. */
  thanks: string
}

/** The form of the mailing list, and the thanks after it. */
export function SignUp({ label, thanks, input }: SignUpProps) {
  const [thanked, setThanked] = useState('')
  const place = thanked === '' ? null : document.getElementById(thanks)
  return (
    <>
      {place && createPortal(<ThankYou key={thanked} email={thanked} />, place)}
      <SignUpForm label={label} turnstileSiteKey={input.turnstileSiteKey} onDone={setThanked} />
    </>
  )
}
