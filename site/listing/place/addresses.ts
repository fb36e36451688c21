import { to } from '../../../languages/t.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'

/** Google Maps' page of directions to a place; null for a pop-up without a place. */
export function directionsUrl({
  geoJson,
  googleId,
}: Pick<Restaurant, 'geoJson' | 'googleId'>): string | null {
  if (geoJson === null) return null
  const [lng, lat] = geoJson.coordinates
  const url = new URL('https://www.google.com/maps/dir/?api=1')
  url.searchParams.set('destination', `${lat},${lng}`)
  if (googleId !== null && googleId !== '') {
    url.searchParams.set('destination_place_id', googleId)
  }
  return url.href
}

/** A link to a restaurant's website and the host to show; null unless it is http or https. */
export function websiteLink(website: string | null): { href: string; host: string } | null {
  if (website === null || website.trim() === '') return null
  const text = website.trim()
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
    return { href: url.href, host: url.host.replace(/^www\./, '') }
  } catch {
    return null
  }
}

/** The main view around a place. */
export function nearbyPath(geoJson: Restaurant['geoJson']): string {
  if (geoJson === null) return to('/')
  const [lng, lat] = geoJson.coordinates
  return to(`/?${new URLSearchParams({ lat: String(lat), lng: String(lng), zoom: '14' })}`)
}
