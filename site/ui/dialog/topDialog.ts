const CHANGED = 'dialogs-changed'

/** Tells those who watch that a dialog was opened, or is gone. */
export function tellDialogs(): void {
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back when a dialog was opened or is gone; returns how to stop. */
export function watchDialogs(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}

/** The dialog that lies above all else; null when none is open. */
export function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
}
