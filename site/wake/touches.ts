/** What a browser does by itself, without any script. */
const NATIVE = 'a[href], summary, label, select, textarea, [popovertarget], input'

/**
 * Listens to a sleeping island: `onTouch` is called at each sign of interest. What was clicked or sent last is kept, and what
 * was ticked. Returns what ends this and does it: the island is awake, or will not wake.
 */
export function keepTouches(island: Element, onTouch: () => void): () => void {
  const listening = new AbortController()
  const ticked = new Map<HTMLInputElement, boolean>()
  let kept = () => {}
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    hear: (event: HTMLElementEventMap[Type]) => void,
  ) =>
    // An island is a custom element: its events are those of any.
    (island as HTMLElement).addEventListener(type, hear, {
      capture: true,
      signal: listening.signal,
    })
  const keep = (event: Event, again: () => void) => {
    event.preventDefault()
    // React may be listening on the same element by now.
    event.stopImmediatePropagation()
    kept = again
  }

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'input', 'click'] as const) {
    listen(type, onTouch)
  }
  listen('click', (event) => {
    const { target } = event
    const control = target instanceof Element && target.closest<HTMLElement>(`${NATIVE}, button`)
    if (control && !control.matches(NATIVE)) keep(event, () => control.click())
  })
  listen('change', ({ target }) => {
    const isToggle = target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)
    if (isToggle) ticked.set(target, target.checked)
  })
  listen('submit', (event) => {
    onTouch()
    const { target, submitter } = event
    if (target instanceof HTMLFormElement) keep(event, () => target.requestSubmit(submitter))
  })

  return () => {
    listening.abort()
    tellFocus(island)
    for (const [toggle, isOn] of ticked) tick(toggle, isOn)
    kept()
  }
}

/** Who has come into a field by now came before React listened. */
function tellFocus(island: Element): void {
  const { activeElement } = document
  if (!island.contains(activeElement)) return
  activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/** Ticks a box once more, so that React hears of it. */
function tick(toggle: HTMLInputElement, isOn: boolean): void {
  toggle.checked = !isOn
  toggle.click()
}
