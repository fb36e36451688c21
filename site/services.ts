import { type ComponentType, createContext, useContext } from 'react'
import type { PageInput } from '../worker/contract/page/page.ts'
import type { Find } from './find/findState.ts'
import type { MapCanvasProps } from './map/MapCanvas.tsx'

/** What lives as long as a visit: made once in the browser, once a request in the Worker. */
export interface Services {
  /** What the Worker found out for the first address. */
  input: PageInput
  find: Find
  /** Brings the map; absent in the Worker, which never draws it. */
  loadMap: (() => Promise<ComponentType<MapCanvasProps>>) | null
}

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('No services above this component')
  return services
}
