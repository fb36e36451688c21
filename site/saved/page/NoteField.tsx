import '../../ui/form/Field.css'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { t } from '../../../languages/t.ts'
import { MAX_NOTE_LENGTH } from '../../../worker/contract/saved/savedLimits.ts'
import { alertClashes } from '../alertClashes.ts'
import { describePlace } from '../saving.ts'
import { dropLeftNote, leaveNote } from './leftNotes.ts'

const WAIT_MS = 1000

interface NoteFieldProps {
  id: string
  note: string
  name: string
}

/** The user's note on a saved place. It is saved whenever typing pauses, and when the field or the page is left. */
export function NoteField({ id, note, name }: NoteFieldProps) {
  const fieldId = useId()
  // Null while nobody types; then the field shows changes from other devices.
  const [typed, setTyped] = useState<string | null>(null)
  const unkept = useRef<string | null>(null)
  /** The note that the user has seen or saved here. */
  const seen = useRef(note)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The newest save that has not ended. */
  const saving = useRef<{ note: string } | null>(null)

  const keep = async () => {
    clearTimeout(timer.current)
    if (unkept.current === null) return
    const text = unkept.current.trim()
    unkept.current = null
    const save = { note: text }
    saving.current = save
    let before = ''
    await describePlace(id, (place) => {
      before = place.note
      return save
    })
    // Otherwise newer text may have been left meanwhile.
    if (saving.current === save) {
      saving.current = null
      dropLeftNote(id)
    }
    const isLost = before !== seen.current && !text.includes(before)
    if (isLost) alertClashes([{ name, otherNote: before }])
    seen.current = text
  }
  const keepNow = useEffectEvent(() => void keep())
  const onLeave = useEffectEvent(() => {
    if (unkept.current !== null) {
      const text = unkept.current.trim()
      leaveNote(id, { text, seen: seen.current, saving: saving.current?.note })
    }
    void keep()
  })
  useEffect(() => {
    const listen = () => onLeave()
    window.addEventListener('pagehide', listen)
    return () => {
      window.removeEventListener('pagehide', listen)
      keepNow()
    }
  }, [])

  const onType = (text: string) => {
    if (typed === null) seen.current = note
    setTyped(text)
    unkept.current = text
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keep(), WAIT_MS)
  }
  const onBlur = async () => {
    await keep()
    if (unkept.current === null) setTyped(null)
  }
  return (
    <div className="field">
      <label htmlFor={fieldId}>
        {t('Your note')}
        <span className="visually-hidden"> {t('on {name}', { name })}</span>
      </label>
      <textarea
        className="input"
        id={fieldId}
        value={typed ?? note}
        maxLength={MAX_NOTE_LENGTH}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => void onBlur()}
      />
    </div>
  )
}
