import { useRef, useState } from 'react'
import type { MenuRead } from '../../../api/menus.ts'
import { persistMenuEdit, readMenuEdit } from '../persistedEdit.ts'
import { saveOver } from './saveOver.ts'

/** How a save ended: `stale` when somebody else was faster, else whether more was typed meanwhile. */
export type MenuSaved = 'all' | 'more-typed' | 'stale'

export interface MenuDraft {
  text: string
  /** What the server has. */
  saved: MenuRead
  /** What the text began from. */
  base: MenuRead
  /** What somebody else saved meanwhile. */
  theirs: MenuRead | null
  isSaving: boolean
  /** Why the text is not what the server has: it was `left` on this device, or typed `while-saving`. */
  unsaved: 'left' | 'while-saving' | null
}

/**
 * A menu as it is written; what is not saved is kept on this device. `read`: what the server has as the page opens.
 * `save` saves the text as it is now; it rejects with what the server says.
 */
export function useMenuDraft(account: string, id: string, read: MenuRead) {
  const [shown, show] = useState(() => begin(account, id, read))
  // A save that comes back looks at what was typed since, which the render that began it does not know.
  const now = useRef(shown)
  const set = (changes: Partial<MenuDraft>) => {
    now.current = { ...now.current, ...changes }
    show(now.current)
  }
  const change = (text: string) => {
    set({ text })
    const { base, saved, isSaving } = now.current
    const isSaved = text === saved.menu && !isSaving
    persistMenuEdit(account, id, isSaved ? null : { base, text })
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
    // Nothing is kept of who has logged out meanwhile; what another form or tab has kept since stays as it is.
    const kept = readMenuEdit(account, id)?.text
    if (kept === saved.menu) persistMenuEdit(account, id, null)
    else if (kept === text) persistMenuEdit(account, id, { base: saved, text })
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

function begin(account: string, id: string, saved: MenuRead): MenuDraft {
  const kept = readMenuEdit(account, id)
  return {
    text: kept?.text ?? saved.menu,
    saved,
    base: kept?.base ?? saved,
    theirs: null,
    isSaving: false,
    unsaved: kept === null || kept.text === saved.menu ? null : 'left',
  }
}
