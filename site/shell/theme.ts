import { readStored, store } from '../device/storage.ts'

/** 'system' follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** The script in the document's head reads the same key before the first paint. */
const KEY = 'theme'
const CHANGED = 'theme-changed'

/** The remembered choice; 'system' when there is none. */
export function readTheme(): Theme {
  const stored = readStored(KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** Shows the page in a theme and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  store(KEY, theme === 'system' ? null : theme)
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back when the theme changes here or in another tab; returns how to stop. */
export function watchTheme(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY) chooseTheme(readTheme())
  }
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onStorage)
  }
}
