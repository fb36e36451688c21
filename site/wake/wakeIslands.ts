import type { ComponentType } from 'react'
import type { PageProps } from '../../worker/contract/page/page.ts'
import type { IslandTime } from '../island/Island.tsx'
import { loadScript, runScript } from './loadScript.ts'
import { sayNotLoaded } from './sayNotLoaded.ts'
import { captureTouches } from './touches.ts'
import { whenIdle } from './whenIdle.ts'

/** Wakes each island of the document at its time, or earlier when it is touched. */
export function wakeIslands(): void {
  for (const island of document.querySelectorAll('page-island')) {
    const wakeSoon = () => void wake(island)
    capturedTouches.set(island, captureTouches(island, wakeSoon))
    AT[timeOf(island)]?.(island, wakeSoon)
  }
  repeatEarly()
}

/** Repeats a click from before this script ran (`worker/http/headers/earlyScript.ts`), if the browser has done nothing with it. */
function repeatEarly(): void {
  const { early } = document.documentElement as HTMLElement & { early?: Element }
  const button = early?.closest<HTMLButtonElement>('page-island button:not([popovertarget])')
  if (button?.type === 'button' || button?.form?.method === 'post') button.click()
}

/** The last click or submit on each sleeping island, repeated once it is awake. */
const capturedTouches = new Map<Element, () => void>()
const woken = new WeakSet<Element>()

const timeOf = (island: Element) => island.getAttribute('when') as IslandTime

/** What each kind of island does untouched. Those marked `touch` or `along` do nothing by themselves. */
const AT: { [Time in IslandTime]?: (island: Element, wakeSoon: () => void) => void } = {
  now: (_, wakeSoon) => wakeSoon(),
  idle: (_, wakeSoon) => whenIdle(wakeSoon),
  changing: (island, wakeSoon) => {
    const parts = island.querySelectorAll<HTMLElement>('[data-until]')
    const times = Array.from(parts, ({ dataset }) => Number(dataset.until))
    const keep = (module: object) =>
      (module as typeof import('./updateTimes.ts')).updateTimes(island, () => woken.has(island))
    if (parts.length > 0)
      setTimeout(() => runScript('updateTimes', keep, wakeSoon), Math.min(...times) - Date.now())
  },
  member: (_, wakeSoon) => {
    if ('signedIn' in document.documentElement.dataset) wakeSoon()
  },
}

/** Loads an island's scripts and hydrates it. If a script fails to load, the page says so. */
async function wake(island: Element): Promise<void> {
  if (woken.has(island)) return
  woken.add(island)
  if (timeOf(island) !== 'along') wakeAlong()
  try {
    const name = island.getAttribute('of') ?? ''
    const hasFields = island.querySelector('input') !== null
    const [waking, module, filling] = await Promise.all([
      loadScript('hydrate'),
      loadScript(name),
      hasFields ? loadScript('fillInAgain') : null,
    ])
    const { hydrate } = waking as typeof import('./hydrate.tsx')
    const { fillInAgain } = (filling ?? {}) as Partial<typeof import('./fillInAgain.ts')>
    // A test ensures that each file exports a component of that name.
    const component = module[name] as ComponentType<PageProps>
    await hydrate(island, component, JSON.parse(island.getAttribute('props') ?? '{}'), fillInAgain)
  } catch {
    sayNotLoaded()
    // Also after somebody has dismissed it: what they press here still does nothing.
    island.addEventListener('click', sayNotLoaded)
  }
  capturedTouches.get(island)?.()
  capturedTouches.delete(island)
}

/** Wakes the islands with an attribute, such as `of=LoginForm`. */
export function wakeAll(attribute: string): void {
  for (const island of document.querySelectorAll(`page-island[${attribute}]`)) void wake(island)
}

/** Wakes the islands marked `along`. */
export const wakeAlong = () => wakeAll('when=along')
