import '../../ui/hint.css'
import '../../ui/form/checkRow.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import { t } from '../../../languages/t.ts'
import { fetchChallenge } from '../../api/account/accounts.ts'
import type { BotCheckState } from './useBotCheck.ts'

interface DevelopmentCheckProps {
  check: BotCheckState
  /** The id of the error text, if there is one. */
  errorId: string | undefined
}

/** A check-box for development: the server provides a signed challenge. */
export function DevelopmentCheck({ check, errorId }: DevelopmentCheckProps) {
  const box = useRef<HTMLInputElement>(null)
  const [hasFailed, setFailed] = useState(false)

  const ask = useCallback(() => {
    setFailed(false)
    const challenge = fetchChallenge()
    challenge.catch(() => {
      setFailed(true)
      check.answer(null)
      if (box.current) box.current.checked = false
    })
    check.answer(challenge)
  }, [check])

  // A ticked box stays ticked while its next answer is fetched. It may have been ticked before the script ran.
  useEffect(() => {
    if (box.current?.checked) ask()
  }, [ask])

  return (
    <>
      <label className="check-row">
        <input
          ref={box}
          type="checkbox"
          name="isPerson"
          onChange={({ target }) => (target.checked ? ask() : check.answer(null))}
          aria-invalid={errorId !== undefined || undefined}
          aria-describedby={errorId}
        />
        {t('I am a person')}
      </label>
      {hasFailed && (
        <p className="field-error" role="alert">
          {t('The check could not be loaded. Please try again in a moment.')}
        </p>
      )}
    </>
  )
}
