/** If the visitor came from the list, "Back to the list" goes back in the history, which keeps row and scroll position. */
export function leadBack(): void {
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event
    if (!(target instanceof Element) || target.closest('.back-link') === null) return
    if (metaKey || ctrlKey || shiftKey || !cameFromList()) return
    event.preventDefault()
    window.history.back()
  })
}

/** The list in any language. The pattern names no languages, to keep the first script small. */
const LIST = /^(?:\/[a-z]{2})?(?:\/?$|\/cities\/)/

/**
 * A page in a new tab has the list as its referrer, but no history to go back to. A link within the page, such as "Skip to
 * content", adds an entry to the history, so that going back would stay here.
 */
function cameFromList(): boolean {
  if (window.history.length < 2 || window.location.hash !== '') return false
  if (!URL.canParse(document.referrer)) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === window.location.origin && LIST.test(pathname)
}
