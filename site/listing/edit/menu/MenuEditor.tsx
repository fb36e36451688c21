import { useDeferredValue, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { MAX_MENU_BYTES } from '../../../../worker/contract/limits.ts'
import { ApiError } from '../../../api/client.ts'
import { firstServerMessage } from '../../../api/failure.ts'
import { type MenuRead, putMenu, readMenuToEdit } from '../../../api/menus.ts'
import { addAlert } from '../../../shell/alerts.ts'
import { useAlerts } from '../../../shell/alertsContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../menu/Menu.tsx'
import { keepMenuDraft, readMenuDraft } from '../keptDraft.ts'
import { MarkdownField } from './MarkdownField.tsx'
import { menuBytes, sizeWords } from './menuSize.ts'
import { ReadMenu } from './ReadMenu.tsx'

interface MenuEditorProps {
  /** Whose text it is: an account's id. */
  account: string
  id: string
  /** What the server has. */
  saved: MenuRead
}

/** Writes a menu; text that is not saved is kept on this device. */
export function MenuEditor({ account, id, saved }: MenuEditorProps) {
  const alerts = useAlerts()
  const [, navigate] = useLocation()
  const [kept] = useState(() => readMenuDraft(account, id))
  const [text, setText] = useState(kept?.text ?? saved.menu)
  /** What the text began from. */
  const [base, setBase] = useState(kept?.base ?? saved)
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<MenuRead | null>(null)
  const [isBusy, setBusy] = useState(false)
  // The preview may fall behind the typing, never hold it up.
  const previewed = useDeferredValue(text)
  const bytes = menuBytes(text)
  const isTooLong = bytes > MAX_MENU_BYTES

  const change = (next: string) => {
    setText(next)
    keepMenuDraft(account, id, next === saved.menu ? null : { base, text: next })
  }
  const discard = () => {
    change(saved.menu)
    setBase(saved)
    setTheirs(null)
  }
  const save = async (over: MenuRead) => {
    if (isBusy || isTooLong) return
    setBusy(true)
    try {
      const newer = await saveOver(id, text, over)
      if (newer !== null) return setTheirs(newer)
      keepMenuDraft(account, id, null)
      addAlert(alerts, { kind: 'success', text: 'Restaurant successfully updated' })
      navigate(`/details/${id}`)
    } catch (error) {
      const otherwise = 'Error updating restaurant, please try again'
      addAlert(alerts, { kind: 'error', text: firstServerMessage(error, otherwise) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {kept !== null && kept.text !== saved.menu && text !== saved.menu && (
        <div className="notice edit-restored" role="status">
          <p>This is text that you had not saved. It is kept on this device only.</p>
          <Button size="small" onClick={discard}>
            Discard it
          </Button>
        </div>
      )}
      <div className="menu-panes">
        <MarkdownField
          label="Menu"
          value={text}
          isInvalid={isTooLong}
          onChange={change}
          hint={<MenuSize bytes={bytes} isTooLong={isTooLong} />}
        />
        <section className="menu-preview" aria-label="Preview">
          <h2>Preview</h2>
          {previewed.trim() === '' ? <p className="hint">Empty</p> : <Menu markdown={previewed} />}
        </section>
      </div>
      <ReadMenu id={id} text={text} onChange={change} />
      {theirs !== null && <NewerMenu menu={theirs.menu} />}
      <div className="edit-actions">
        <Button
          look="primary"
          aria-disabled={isBusy || isTooLong || undefined}
          onClick={() => save(theirs ?? base)}
        >
          {saveWords(isBusy, theirs !== null)}
        </Button>
      </div>
    </>
  )
}

function saveWords(isBusy: boolean, isOverTheirs: boolean): string {
  if (isBusy) return 'Saving…'
  return isOverTheirs ? 'Save mine anyway' : 'Save'
}

/** Saves, unless somebody else changed the menu since `base`: then it answers with what the menu says now. */
async function saveOver(id: string, text: string, base: MenuRead): Promise<MenuRead | null> {
  try {
    await putMenu(id, { menu: text, version: base.version })
    return null
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 412)) throw error
  }
  const newer = await readMenuToEdit(id)
  // An earlier try may have arrived although its answer did not.
  if (newer.menu === text) return null
  if (newer.menu !== base.menu) return newer
  // Another part of the listing was changed, not its menu.
  await putMenu(id, { menu: text, version: newer.version })
  return null
}

function NewerMenu({ menu }: { menu: string }) {
  const id = useId()
  return (
    <>
      <p className="notice" role="alert">
        Somebody else changed this menu while you did. Nothing is lost: take what you need from the
        newer menu below into yours, then save yours.
      </p>
      <div className="field markdown-field">
        <label htmlFor={id}>The newer menu</label>
        <textarea id={id} className="input" dir="auto" readOnly value={menu} />
      </div>
    </>
  )
}

function MenuSize({ bytes, isTooLong }: { bytes: number; isTooLong: boolean }) {
  return (
    <span data-too-long={isTooLong || undefined}>
      {sizeWords(bytes)}
      {isTooLong && ': too long to be saved. Nothing is lost; shorten it first.'}
    </span>
  )
}
