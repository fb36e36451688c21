import { useState } from 'react'

/** Text typed over a value that may also change elsewhere; such a change replaces the draft. */
export function useDraft(value: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setDraft(value)
  }
  return [draft, setDraft]
}
