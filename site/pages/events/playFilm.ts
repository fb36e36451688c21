/** Puts the player in the place of the film's picture, and plays, when somebody follows the link. */
export function begin(): void {
  const link = document.querySelector<HTMLElement>('.film-start')
  const template = document.querySelector<HTMLTemplateElement>('.film > template')
  if (!link || !template) return
  // A copy: a video that was made in a template has already failed to find its file.
  const player = document.importNode(template.content, true).querySelector('video')
  if (!player) return
  link.addEventListener('click', (event) => {
    // These ask for another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    link.replaceWith(player)
    player.focus()
    // Where the browser refuses, its controls are there.
    player.play().catch(() => undefined)
  })
}
