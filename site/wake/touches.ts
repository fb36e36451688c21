/** Controls that work while their island sleeps: without any script, or by one of their own (`touchStill`). */
const NATIVE =
  'a[href], summary, label, select, textarea, [popovertarget], input, .still [data-zoom]'

/**
 * Listens to a sleeping island. `onTouch` is called at each sign of interest and on a script's `wake` event. The last click or
 * submit is kept. Returns a function that stops listening and repeats it, for when the island is awake or has failed to wake.
 */
export function captureTouches(island: Element, onTouch: () => void): () => void {
  const listening = new AbortController()
  let kept = () => {}
  const listen = (type: string, hear: (event: Event) => void) =>
    island.addEventListener(type, hear, { capture: true, signal: listening.signal })
  const keep = (event: Event, again: () => void) => {
    event.preventDefault()
    // React may be listening on the same element by now.
    event.stopImmediatePropagation()
    kept = again
  }

  for (const type of ['wake', 'pointerover', 'pointerdown', 'focusin', 'input', 'click']) {
    listen(type, onTouch)
  }
  listen('click', (event) => {
    const { target } = event
    const control = target instanceof Element && target.closest<HTMLElement>(`${NATIVE}, button`)
    if (control && (!control.matches(NATIVE) || leadsHere(control, event as MouseEvent))) {
      keep(event, () => control.click())
    }
  })
  listen('submit', (event) => {
    onTouch()
    const { target, submitter } = event as SubmitEvent
    if (target instanceof HTMLFormElement) keep(event, () => target.requestSubmit(submitter))
  })

  return () => {
    listening.abort()
    kept()
  }
}

/** A link to another state of the same page: the island only changes its state, where the browser would reload the page. */
function leadsHere(control: HTMLElement, event: MouseEvent): boolean {
  if (!(control instanceof HTMLAnchorElement) || control.hash !== '') return false
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return false
  return control.origin === window.location.origin && control.pathname === window.location.pathname
}
