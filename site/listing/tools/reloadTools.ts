import { type RefObject, useEffect } from 'react'
import { readStored, store } from '../../device/storage.ts'
import { reloadPage } from '../../ui/part/TryAgain.tsx'

/** In session storage, because the page that reloads cannot focus anything afterwards. */
const KEY = 'tools-focus'

/** Reloads the page for a change made with its tools. Keyboard users go on at the tools, not at the top of the page. */
export function reloadFromTools(): void {
  const isByKeyboard = document.activeElement?.matches(':focus-visible')
  store(KEY, isByKeyboard ? window.location.pathname : null, 'sessionStorage')
  reloadPage()
}

/** Focuses the tools after `reloadFromTools`, unless the person is elsewhere by then. */
export function useToolsFocus(tools: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isBack = readStored(KEY, 'sessionStorage') === window.location.pathname
    store(KEY, null, 'sessionStorage')
    if (isBack && document.activeElement === document.body) tools.current?.focus()
  }, [tools])
}
