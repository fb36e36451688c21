import './Dialog.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '../../../languages/t.ts'
import { IconButton } from '../Button.tsx'
import { DOUBLE_CLICK_MS } from '../doubleClick.ts'
import { Icon } from '../Icon.tsx'
import { notifyDialogs } from './topDialog.ts'

interface DialogProps {
  title: string
  /** Called when Escape, the × or a click beside the dialog asks to close it; the parent then stops rendering it. */
  onClose: () => void
  children: ReactNode
}

/** A modal that is open while it is rendered; then the focus goes back to where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    notifyDialogs()
    // Any earlier, the second press of a double click on what opened it would close it.
    const timer = setTimeout(() => element?.setAttribute('closedby', 'any'), DOUBLE_CLICK_MS)
    return () => {
      clearTimeout(timer)
      element?.close()
      notifyDialogs()
      // The browser restores the focus only if the dialog is still in the page when it closes.
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      closedby="closerequest"
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton label={t('Close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
