/**
 * Says after an island that its script did not come, as `ui/part/Boundary.tsx` says it within one. The page is loaded anew on
 * "Try again", since a browser keeps the failure of a script until then; without a line all would be lost by that.
 */
export function sayNotLoaded(island: Element): void {
  const notice = document.createElement('div')
  notice.className = 'notice'
  notice.role = 'alert'
  const words = document.createElement('p')
  words.textContent = 'This part could not be loaded.'
  const again = document.createElement('button')
  Object.assign(again, { type: 'button', className: 'button', textContent: 'Try again' })
  again.addEventListener('click', () => {
    if (navigator.onLine) window.location.reload()
    else words.textContent = 'This part could not be loaded. You seem to be offline.'
  })
  notice.append(words, again)
  island.after(notice)
}
