/** What a browser does by itself, without any script. */
const NATIVE = 'a[href], summary, label, select, textarea, [popovertarget], input'

/**
 * Listens to a sleeping island: `onTouch` is called at each sign of interest. What was clicked or sent last is kept, and what
 * was typed and ticked. Returns what ends this and does it: the island is awake, or will not wake.
 */
export function keepTouches(island: Element, onTouch: () => void): () => void {
  const listening = new AbortController()
  const ticked = new Map<HTMLInputElement, boolean>()
  const typed = new Map<HTMLInputElement, string>()
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
    if (control && (!control.matches(NATIVE) || leadsHere(control, event))) {
      keep(event, () => control.click())
    }
  })
  listen('change', ({ target }) => {
    if (target instanceof HTMLInputElement && isToggle(target)) ticked.set(target, target.checked)
  })
  listen('input', ({ target }) => {
    if (target instanceof HTMLInputElement && !isToggle(target)) typed.set(target, target.value)
  })
  listen('submit', (event) => {
    onTouch()
    const { target, submitter } = event
    if (target instanceof HTMLFormElement) keep(event, () => target.requestSubmit(submitter))
  })

  return () => {
    listening.abort()
    tellFocus(island)
    for (const [field, text] of typed) type(field, text)
    for (const [toggle, isOn] of ticked) tick(toggle, isOn)
    kept()
  }
}

const isToggle = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** A link to another state of the same page: the island goes there in a step, the browser by loading the page anew. */
function leadsHere(control: HTMLElement, event: MouseEvent): boolean {
  if (!(control instanceof HTMLAnchorElement) || control.hash !== '') return false
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return false
  return control.origin === window.location.origin && control.pathname === window.location.pathname
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

/** Types a text once more: React hears of it only when the field has held another one since it took over. */
function type(field: HTMLInputElement, text: string): void {
  field.value = ''
  // React watches the property of the field itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
