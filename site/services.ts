import { createContext, useContext } from 'react'
import type { PageInput } from '../worker/contract/page/page.ts'
import type { LatLng } from '../worker/contract/search.ts'

/** What lives as long as a visit and every room may know: made once in the browser, once a request in the Worker. */
export interface Services {
  /** What the Worker found out for the first address. */
  input: PageInput
  /** The visitor's own position, once shared, and where they last searched. */
  whereabouts: { readonly here: LatLng | null; readonly centre: LatLng | null }
}

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('No services above this component')
  return services
}
