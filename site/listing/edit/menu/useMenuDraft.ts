import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MenuRead } from '../../../api/menus.ts'
import { draftKey } from '../../../device/drafts/drafts.ts'
import { watchStored } from '../../../device/storage.ts'
import { persistMenuEdit, readMenuEdit } from '../persistedEdit.ts'
import { saveOver } from './saveOver.ts'

/** The result of a save: `stale` if somebody else saved first, else whether more was typed meanwhile. */
export type MenuSaved = 'all' | 'more-typed' | 'stale'

interface MenuDraft {
  text: string
  /** The server's menu. */
  saved: MenuRead
  /** The menu that the text is based on. */
  base: MenuRead
  /** The menu that somebody else saved meanwhile. */
  theirs: MenuRead | null
  isSaving: boolean
  /** Why the text differs from the server's: it was `left` on this device, or typed `while-saving`. */
  unsaved: 'left' | 'while-saving' | null
}

/**
 * The draft of a menu; unsaved text is kept on this device, and tabs follow each other's. `read`: the server's menu when the page
 * opens. `save` saves the text as it is now and rejects with the server's message.
 */
export function useMenuDraft(userId: string, id: string, read: MenuRead) {
  const [shown, show] = useState(() => begin(userId, id, read))
  // When a save ends it needs the newest text, which the render that started it does not have.
  const now = useRef(shown)
  const set = (changes: Partial<MenuDraft>) => {
    now.current = { ...now.current, ...changes }
    show(now.current)
  }
  const takeOver = useEffectEvent(() => {
    const kept = readMenuEdit(userId, id)
    const { base, text } = now.current
    // It may have been saved there, which is no change by somebody else.
    if (kept === null) set({ base: { ...base, menu: text } })
    // A text on another version of the menu may lack what that version has.
    else if (kept.base.version === base.version) set({ text: kept.text })
    // The other tab has saved while this text was typed.
    else if (kept.base.version > base.version && kept.text === text)
      set({ base: kept.base, saved: kept.base })
  })
  useEffect(() => watchStored(draftKey(userId, 'menu', id), () => takeOver()), [userId, id])
  const change = (text: string) => {
    set({ text })
    const { base, saved, isSaving } = now.current
    const isSaved = text === saved.menu && !isSaving
    persistMenuEdit(userId, id, isSaved ? null : { base, text })
  }
  const discard = () => {
    const { saved, isSaving } = now.current
    if (isSaving) return
    change(saved.menu)
    set({ base: saved, theirs: null })
  }
  const settle = (saved: MenuRead): MenuSaved => {
    const { text } = now.current
    const isAll = text === saved.menu
    set({ saved, base: saved, theirs: null, unsaved: isAll ? null : 'while-saving' })
    // After a logout nothing is kept; a newer draft of another form or tab stays.
    const kept = readMenuEdit(userId, id)?.text
    if (kept === saved.menu) persistMenuEdit(userId, id, null)
    else if (kept === text) persistMenuEdit(userId, id, { base: saved, text })
    return isAll ? 'all' : 'more-typed'
  }
  const save = async (): Promise<MenuSaved> => {
    const { text, base, theirs } = now.current
    set({ isSaving: true })
    try {
      const answer = await saveOver(id, text, theirs ?? base)
      if ('saved' in answer) return settle(answer.saved)
      set({ theirs: answer.theirs, saved: answer.theirs })
      return 'stale'
    } finally {
      set({ isSaving: false })
    }
  }
  return { shown, change, discard, save }
}

function begin(userId: string, id: string, saved: MenuRead): MenuDraft {
  const kept = readMenuEdit(userId, id)
  return {
    text: kept?.text ?? saved.menu,
    saved,
    base: kept?.base ?? saved,
    theirs: null,
    isSaving: false,
    unsaved: kept === null || kept.text === saved.menu ? null : 'left',
  }
}
