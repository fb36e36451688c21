/**
 * Repeats what was typed, ticked or restored by the browser in an island before React listened. Call it in the commit in which
 * React takes over: its next render would otherwise reset the fields to what the Worker drew.
 */
export function fillInAgain(island: Element): void {
  // Focus comes first, because a field may select its text when it gains focus.
  repeatFocus(island)
  const filled = [...island.querySelectorAll('input')].filter(isFilled)
  // Read all fields before filling in any, since React may reset one while it handles another.
  for (const again of filled.map(noteFilled)) again()
}

/** Repeats the focus event for a field that got the focus before React listened. */
function repeatFocus(island: Element): void {
  const { activeElement } = document
  if (!island.contains(activeElement)) return
  activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

const isToggle = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** In a group of radios, only the chosen one needs to be repeated. */
function isFilled(field: HTMLInputElement): boolean {
  const { type, checked, defaultChecked, value, defaultValue } = field
  if (isToggle(field)) return checked !== defaultChecked && (checked || type !== 'radio')
  return value !== defaultValue
}

/** Notes what a field holds now; the returned function fills it in again. */
function noteFilled(field: HTMLInputElement): () => void {
  const { checked, value } = field
  if (isToggle(field)) return () => tick(field, checked)
  if (field.type === 'file')
    return () => field.dispatchEvent(new Event('change', { bubbles: true }))
  return () => type(field, value)
}

/** Ticks a box again, so that React notices. */
function tick(toggle: HTMLInputElement, isOn: boolean): void {
  toggle.checked = !isOn
  toggle.click()
}

/** Types a text again. React notices a change only if the field held another value before. */
function type(field: HTMLInputElement, text: string): void {
  field.value = field.defaultValue
  // React overrides `value` on the field itself, so the prototype's setter is called.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
