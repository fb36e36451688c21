/**
 * Shows that the script of an island did not load (`shell/NotLoaded.tsx`). "Try again" reloads the page, since a browser remembers
 * the failure of a script until then; without a connection it does not, as the page would be lost. What is on this device can be
 * opened where a service worker has kept its page.
 */
export function sayNotLoaded(): void {
  const notice = document.querySelector<HTMLElement>('.not-loaded')
  if (!notice) return
  const show = (part: string, isShown: boolean) =>
    notice.querySelector(part)?.toggleAttribute('hidden', !isShown)
  const { onLine, serviceWorker } = navigator
  show('span', !onLine)
  notice.hidden = false
  notice.onclick = ({ target }) => {
    const button = (target as Element).closest('button')
    if (button?.matches('.icon-button')) notice.hidden = true
    else if (button && navigator.onLine) window.location.reload()
    else show('span', !navigator.onLine)
  }
  serviceWorker?.getRegistration().then(
    (one) => show('a', Boolean(one?.active)),
    // A browser that refuses storage refuses this too.
    () => undefined,
  )
}
