import './Dialog.css'
import { useEffect, useRef } from 'react'
import { t } from '../../../languages/t.ts'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  title: string
  question: string
  yes?: string
  no?: string
  /** A yes cannot be undone. */
  isDangerous?: boolean
  /** Called once; closing the dialog is a no. */
  onAnswer: (yes: boolean) => void
}

/** Asks a yes-or-no question while it is rendered. */
export function ConfirmDialog({
  title,
  question,
  yes = t('Yes'),
  no = t('No'),
  isDangerous = false,
  onAnswer,
}: ConfirmDialogProps) {
  const likely = useRef<HTMLButtonElement>(null)

  // Otherwise the browser would focus the × in the corner, the first control.
  useEffect(() => likely.current?.focus(), [])

  return (
    <Dialog title={title} onClose={() => onAnswer(false)}>
      <p>{question}</p>
      <div className="dialog-actions">
        <Button ref={isDangerous ? likely : null} onClick={() => onAnswer(false)}>
          {no}
        </Button>
        <Button
          ref={isDangerous ? null : likely}
          look={isDangerous ? 'danger' : 'primary'}
          onClick={() => onAnswer(true)}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
