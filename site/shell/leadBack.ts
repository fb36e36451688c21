/** "Back to the list" goes back in the history, row and scroll included, when the visitor came from the list. */
export function leadBack(): void {
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event
    if (!(target instanceof Element) || target.closest('.back-link') === null) return
    if (metaKey || ctrlKey || shiftKey || !cameFromList()) return
    event.preventDefault()
    window.history.back()
  })
}

/** The list in any language. Which there are is not known to the first script, which has to be small. */
const LIST = /^(?:\/[a-z]{2})?(?:\/?$|\/cities\/)/

/** In a tab of its own a page has the list as its referrer, but nothing to go back to. */
function cameFromList(): boolean {
  if (window.history.length < 2 || !URL.canParse(document.referrer)) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === window.location.origin && LIST.test(pathname)
}
