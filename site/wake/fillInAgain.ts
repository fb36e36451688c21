/**
 * Fills in once more what was typed and ticked in an island, or put back by the browser, before React heard of it. For the step
 * in which React takes over: with its next picture the fields would be as the Worker drew them.
 */
export function fillInAgain(island: Element): void {
  // First: a field that is entered may select what is in it.
  tellFocus(island)
  const filled = [...island.querySelectorAll('input')].filter(isFilled)
  // All are read first: React may set one back while it hears of another.
  for (const again of filled.map(noteFilled)) again()
}

/** Who has come into a field by now came before React listened. */
function tellFocus(island: Element): void {
  const { activeElement } = document
  if (!island.contains(activeElement)) return
  activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

const isToggle = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** Of the radios of a group the one that was chosen says all. */
function isFilled(field: HTMLInputElement): boolean {
  const { type, checked, defaultChecked, value, defaultValue } = field
  if (isToggle(field)) return checked !== defaultChecked && (checked || type !== 'radio')
  return value !== defaultValue
}

/** What is in a field now; the returned function fills it in. */
function noteFilled(field: HTMLInputElement): () => void {
  const { checked, value } = field
  if (isToggle(field)) return () => tick(field, checked)
  if (field.type === 'file')
    return () => field.dispatchEvent(new Event('change', { bubbles: true }))
  return () => type(field, value)
}

/** Ticks a box once more, so that React hears of it. */
function tick(toggle: HTMLInputElement, isOn: boolean): void {
  toggle.checked = !isOn
  toggle.click()
}

/** Types a text once more: React hears of it only when the field has held another one since it took over. */
function type(field: HTMLInputElement, text: string): void {
  field.value = field.defaultValue
  // React watches the property of the field itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
