import { tPlain } from '../../languages/tPlain.ts'
import { documentMessages } from './documentMessages.ts'

/**
 * Shows after an island that its script did not load, in the same way as `ui/part/Boundary.tsx` does inside one. "Try again"
 * reloads the page, since a browser remembers the failure of a script until then; without a connection it does not, as the page
 * would be lost.
 */
export function sayNotLoaded(island: Element): void {
  const messages = documentMessages()
  const notice = document.createElement('div')
  notice.className = 'notice'
  notice.role = 'alert'
  const [words, offline] = [document.createElement('p'), document.createElement('p')]
  words.textContent = tPlain('This part could not be loaded.', messages)
  offline.textContent = tPlain('You seem to be offline.', messages)
  const again = document.createElement('button')
  again.type = 'button'
  again.className = 'button'
  again.textContent = tPlain('Try again', messages)
  again.addEventListener('click', () => {
    if (navigator.onLine) window.location.reload()
    else again.before(offline)
  })
  notice.append(words, navigator.onLine ? '' : offline, again)
  island.after(notice)
}
