/**
 * Where an arrow key leads in an element's direction of reading: 1 is on, -1 is back. Null for other keys.
 */
export function arrowStep(key: string, element: Element): 1 | -1 | null {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null
  const isRightOn = getComputedStyle(element).direction !== 'rtl'
  return (key === 'ArrowRight') === isRightOn ? 1 : -1
}
