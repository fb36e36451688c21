import { useSyncExternalStore } from 'react'
import type { Theme } from './engine.ts'

const DARK = '(prefers-color-scheme: dark)'

function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(DARK).matches ? 'dark' : 'light'
}

function watchTheme(onChange: () => void): () => void {
  const device = matchMedia(DARK)
  const choice = new MutationObserver(onChange)
  device.addEventListener('change', onChange)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    device.removeEventListener('change', onChange)
    choice.disconnect()
  }
}

/** The page's current theme: the visitor's choice, else the device's. */
export const useTheme = (): Theme => useSyncExternalStore(watchTheme, readTheme, () => 'light')
