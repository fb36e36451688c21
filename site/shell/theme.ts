import { proxy } from 'valtio/vanilla'
import { readStored, store, watchStored } from '../device/storage.ts'

/** 'system' follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** The script in the document's head reads the same key before the first paint. */
const KEY = 'theme'

/** In the Worker, and until the device has been asked. */
export const SYSTEM_THEME: Readonly<{ chosen: Theme }> = { chosen: 'system' }

/** What follows changes it, in the browser alone. */
export const theme = proxy({ ...SYSTEM_THEME })

/** The remembered choice; 'system' when there is none. */
export function readTheme(): Theme {
  const stored = readStored(KEY)
  return THEMES.find((one) => one === stored) ?? 'system'
}

/** Takes over what this device remembers, and what other tabs choose; returns how to stop. */
export function startTheme(): () => void {
  const look = () => show(readTheme())
  look()
  return watchStored(KEY, look)
}

/** Shows the page in a theme and remembers it on this device. */
export function chooseTheme(chosen: Theme): void {
  show(chosen)
  store(KEY, chosen === 'system' ? null : chosen)
}

function show(chosen: Theme): void {
  theme.chosen = chosen
  const { dataset } = document.documentElement
  if (chosen === 'system') delete dataset.theme
  else dataset.theme = chosen
}
