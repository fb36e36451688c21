/** Refuses the click after a drag: it is not meant, not even for a sleeping island that keeps clicks for later. */
export function refuseClick(): void {
  const refuse = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', refuse, { capture: true })
  setTimeout(() => window.removeEventListener('click', refuse, { capture: true }))
}
