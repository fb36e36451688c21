import '../../../ui/bottomBar.css'
import '../../../ui/form/Field.css'
import '../../../ui/hint.css'
import '../../../ui/notice.css'
import '../editPage.css'
import './MarkdownField.css'
import './MenuEditor.css'
import { useDeferredValue, useId, useRef } from 'react'
import { useLocation } from 'wouter'
import { msg, t } from '../../../../languages/t.ts'
import { MAX_MENU_BYTES } from '../../../../worker/contract/limits.ts'
import type { MenuRead } from '../../../api/menus.ts'
import { alertFailure } from '../../../shell/alertFailure.ts'
import { addAlert } from '../../../shell/alerts.ts'
import { Button } from '../../../ui/Button.tsx'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import { useIsHere } from '../../../ui/form/useIsHere.ts'
import { Menu } from '../../menu/Menu.tsx'
import { UnsavedNotice } from '../UnsavedNotice.tsx'
import { MarkdownField } from './MarkdownField.tsx'
import { menuBytes, sizeWords } from './menuSize.ts'
import { ReadMenu } from './ReadMenu.tsx'
import { type MenuSaved, useMenuDraft } from './useMenuDraft.ts'

interface MenuEditorProps {
  /** The id of the user who writes. */
  userId: string
  id: string
  /** The server's menu when the page opens. */
  saved: MenuRead
}

const UNSAVED = {
  left: msg('This is text that you had not saved. It is kept on this device only.'),
  'while-saving': msg(
    'What you typed while it was being saved is not saved yet. It is kept on this device only.',
  ),
} as const

/** The editor of a menu; unsaved text is kept on this device. */
export function MenuEditor({ userId, id, saved: read }: MenuEditorProps) {
  const { shown, change, discard, save } = useMenuDraft(userId, id, read)
  const { text, saved, theirs, isSaving, unsaved } = shown
  // The preview may lag behind, but must not delay typing.
  const previewed = useDeferredValue(text)
  const bytes = menuBytes(text)
  const isTooLong = bytes > MAX_MENU_BYTES
  const submit = useSubmit(id, save)
  const isRestored = unsaved !== null && text !== saved.menu
  const panes = useRef<HTMLDivElement>(null)
  useKeptFocus(String(isRestored), panes)
  return (
    <>
      {isRestored && (
        <UnsavedNotice
          text={t(UNSAVED[unsaved])}
          isUrgent={unsaved !== 'left'}
          isSaving={isSaving}
          onDiscard={discard}
        />
      )}
      <ReadMenu id={id} text={text} onChange={change} />
      <div className="menu-panes" ref={panes} tabIndex={-1}>
        <MarkdownField
          label={t('Menu')}
          value={text}
          isInvalid={isTooLong}
          onChange={change}
          hint={<MenuSize bytes={bytes} isTooLong={isTooLong} />}
        />
        <section className="menu-preview" aria-label={t('Preview')}>
          <h2>{t('Preview')}</h2>
          {previewed.trim() === '' ? (
            <p className="hint">{t('Empty')}</p>
          ) : (
            <Menu markdown={previewed} />
          )}
        </section>
      </div>
      {theirs !== null && <NewerMenu menu={theirs.menu} />}
      <form
        className="bottom-bar"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving && !isTooLong) void submit()
        }}
      >
        <Button type="submit" look="primary" aria-disabled={isSaving || isTooLong || undefined}>
          {saveWords(isSaving, theirs !== null)}
        </Button>
      </form>
    </>
  )
}

/** Saves, shows the result, and goes to the restaurant unless more was typed meanwhile. */
function useSubmit(id: string, save: () => Promise<MenuSaved>): () => Promise<void> {
  const [, navigate] = useLocation()
  const isHere = useIsHere()
  return async () => {
    try {
      const outcome = await save()
      if (outcome === 'stale') return
      addAlert({ kind: 'success', text: t('Restaurant successfully updated') })
      if (outcome === 'all' && isHere()) navigate(`/details/${id}`)
    } catch (error) {
      alertFailure(error, t('Error updating restaurant, please try again'))
    }
  }
}

function saveWords(isSaving: boolean, isOverTheirs: boolean): string {
  if (isSaving) return t('Saving…')
  return isOverTheirs ? t('Save mine anyway') : t('Save')
}

function NewerMenu({ menu }: { menu: string }) {
  const id = useId()
  return (
    <>
      <p className="notice" role="alert">
        {t(
          'Somebody else changed this menu while you did. Nothing is lost: take what you need from the newer menu below into yours, then save yours.',
        )}
      </p>
      <div className="field markdown-field">
        <label htmlFor={id}>{t('The newer menu')}</label>
        <textarea id={id} className="input" readOnly value={menu} />
      </div>
    </>
  )
}

function MenuSize({ bytes, isTooLong }: { bytes: number; isTooLong: boolean }) {
  return (
    <span data-too-long={isTooLong || undefined}>
      {isTooLong
        ? t('{size}: too long to be saved. Nothing is lost; shorten it first.', {
            size: sizeWords(bytes),
          })
        : sizeWords(bytes)}
    </span>
  )
}
