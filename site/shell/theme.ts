import { readStored, store, watchStored } from '../device/storage.ts'

/** 'system' follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const
type Theme = (typeof THEMES)[number]

/** The script in the document's head reads the same key before the first paint. */
const KEY = 'theme'

/** The stored choice; 'system' when there is none. */
export function readTheme(): Theme {
  const stored = readStored(KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** Applies the stored theme to the page and its switch, and stores a new choice; without React, as every page has it. */
export function startTheme(): void {
  const show = () => {
    const theme = readTheme()
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
    for (const choice of document.querySelectorAll<HTMLInputElement>('[name=theme]')) {
      choice.checked = choice.value === theme
    }
  }
  show()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return
    store(KEY, target.value === 'system' ? null : target.value)
    show()
  })
  watchStored(KEY, show)
}
