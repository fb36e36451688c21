import type { ComponentType } from 'react'
import type { PageProps } from '../worker/contract/page/page.ts'

type Module = Readonly<Record<string, unknown>>

/** What wakes in the browser, by the name of its component: the script of each comes when it is its time. */
const ISLANDS: Readonly<Record<string, () => Promise<Module>>> = {
  Alerts: () => import('./shell/Alerts.tsx'),
  DetailsTools: () => import('./listing/DetailsTools.tsx'),
  FestivalDemo: () => import('./pages/events/FestivalDemo.tsx'),
  LiveLine: () => import('./listing/LiveLine.tsx'),
  LogoutButton: () => import('./account/LogoutButton.tsx'),
  SignUp: () => import('./account/signup/SignUp.tsx'),
  SmallMap: () => import('./listing/place/SmallMap.tsx'),
  WholePage: async () => {
    const module = await import('./WholePage.tsx')
    await module.readyFirst(document.documentElement.dataset.page ?? '')
    return module
  },
}

export const ISLAND_NAMES: readonly string[] = Object.keys(ISLANDS)

/** @throws Error when its script cannot be loaded */
export async function loadIsland(name: string): Promise<ComponentType<PageProps>> {
  const module = await ISLANDS[name]?.()
  // A test holds that each file has a component of that name.
  return module?.[name] as ComponentType<PageProps>
}
