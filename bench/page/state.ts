import type { Page } from '@playwright/test'

/** A page that waits for long may not answer either. */
const PATIENCE_MS = 5000

/** Follows a page from before it is opened; the returned function tells in what state it is, for a visit that fails. */
export function watchState(page: Page): () => Promise<string> {
  const under = new Set<string>()
  const told: string[] = []
  page.on('request', (request) => under.add(request.url()))
  page.on('requestfinished', (request) => under.delete(request.url()))
  page.on('requestfailed', (request) => {
    under.delete(request.url())
    told.push(`${request.url()}: ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (!response.ok()) told.push(`${response.url()}: ${response.status()}`)
  })
  page.on('pageerror', (error) => told.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) told.push(message.text())
  })
  page.on('crash', () => told.push('The page crashed'))
  return async () => {
    const late = new Promise<string>((resolve) =>
      setTimeout(() => resolve('The page does not answer'), PATIENCE_MS),
    )
    const drawn = page.evaluate(describe).catch(String)
    return [
      await Promise.race([drawn, late]),
      `Under way: ${[...under].join(' ') || 'nothing'}`,
      ...told,
    ].join('\n')
  }
}

/** Runs in the page: how far the live map has come. */
function describe(): string {
  const map = document.querySelector('.live-map')
  const islands = [...document.querySelectorAll('page-island')].filter((island) =>
    Object.keys(island).some((key) => key.startsWith('__reactContainer')),
  )
  const texts = [...document.querySelectorAll('.notice, .map-problem, .map-lost, .alert')]
  return JSON.stringify({
    ready: document.readyState,
    visibility: document.visibilityState,
    online: navigator.onLine,
    since: Math.round(performance.now()),
    notes: { ...window.benchNotes, tasks: undefined },
    awake: islands.map((island) => island.getAttribute('of')),
    map: map && { ...(map as HTMLElement).dataset },
    drawn: document.querySelector<HTMLElement>('.map-surface [data-drawn]') !== null,
    canvas: document.querySelectorAll('canvas').length,
    says: texts.map((text) => text.textContent).filter(Boolean),
  })
}
