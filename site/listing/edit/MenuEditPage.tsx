import { useDeferredValue, useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { MAX_MENU_BYTES } from '../../../worker/contract/limits.ts'
import type { PageMeta } from '../../../worker/contract/page.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { putMenu } from '../../api/listings.ts'
import { getMenu } from '../../api/restaurants.ts'
import { addAlert } from '../../shell/alerts.ts'
import { useAlerts } from '../../shell/alertsContext.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Menu } from '../Menu.tsx'
import { keepMenuDraft, readMenuDraft } from './keptDraft.ts'
import { MarkdownField } from './MarkdownField.tsx'
import { menuBytes, sizeWords } from './menuSize.ts'

export const meta: PageMeta = {
  title: 'Edit a menu | Sprig',
  description: 'Change the menu of a listing.',
}

/** /details/{id}/edit */
export function MenuEditPage() {
  const { id } = useParams<{ id: string }>()
  const { loaded, load } = useMenu(id)
  return (
    <div className="page edit-page menu-edit">
      <Link className="back-link" href={`/details/${id}`}>
        <Icon name="arrowLeft" />
        Back
      </Link>
      <h1>Edit description</h1>
      {loaded === null && (
        <div role="status">
          <span className="visually-hidden">Loading the menu…</span>
          <Skeleton lines={6} />
        </div>
      )}
      {loaded === 'failed' && (
        <div className="notice" role="alert">
          <p>The menu could not be read.</p>
          <Button size="small" onClick={load}>
            Try again
          </Button>
        </div>
      )}
      {loaded !== null && loaded !== 'failed' && (
        <MenuEditor key={id} id={id} saved={loaded.menu} />
      )}
    </div>
  )
}

function useMenu(id: string) {
  const [loaded, setLoaded] = useState<{ menu: string } | 'failed' | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round < 0) return
    const controller = new AbortController()
    setLoaded(null)
    getMenu(id, controller.signal)
      .then((menu) => setLoaded({ menu: menu ?? '' }))
      .catch(() => {
        if (!controller.signal.aborted) setLoaded('failed')
      })
    return () => controller.abort()
  }, [id, round])
  return { loaded, load: () => setRound((before) => before + 1) }
}

function MenuEditor({ id, saved }: { id: string; saved: string }) {
  const alerts = useAlerts()
  const [, navigate] = useLocation()
  const [kept] = useState(() => readMenuDraft(id))
  const [text, setText] = useState(kept ?? saved)
  const [isBusy, setBusy] = useState(false)
  // The preview may fall behind the typing, never hold it up.
  const previewed = useDeferredValue(text)
  const bytes = menuBytes(text)
  const isTooLong = bytes > MAX_MENU_BYTES

  const change = (next: string) => {
    setText(next)
    keepMenuDraft(id, next === saved ? null : next)
  }
  const save = async () => {
    if (isBusy || isTooLong) return
    setBusy(true)
    try {
      await putMenu(id, text)
      keepMenuDraft(id, null)
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
      {kept !== null && kept !== saved && text !== saved && (
        <div className="notice edit-restored" role="status">
          <p>This is text that you had not saved. It is kept on this device only.</p>
          <Button size="small" onClick={() => change(saved)}>
            Discard it
          </Button>
        </div>
      )}
      <div className="menu-panes">
        <MarkdownField
          label="Menu, in markdown"
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
      <div className="edit-actions">
        <Button look="primary" aria-disabled={isBusy || isTooLong || undefined} onClick={save}>
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
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
