const CHANGED = 'dialogs-changed'

/** Notifies watchers that a dialog was opened or removed. */
export function notifyDialogs(): void {
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back when a dialog was opened or removed; returns a function that stops it. */
export function watchDialogs(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}

/** The topmost dialog; null when none is open. */
export function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
}
