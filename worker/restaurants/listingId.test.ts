import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { makeListing } from '../testing/listings.ts'
import { isListingId, newListingId } from './listingId.ts'
import { saveListings } from './saving/saveListings.ts'

const ROLES = ['admin', 'beta', 'constructor', '__proto__', 'toString', 'root', 'owner', '']

describe('the id of a listing', () => {
  it('is r and 15 characters of base 32, and never the same', () => {
    const ids = Array.from({ length: 2000 }, newListingId)
    for (const id of ids) {
      expect(id).toMatch(/^r[0-9a-hjkmnp-tv-z]{15}$/)
      expect(isListingId(id)).toBe(true)
    }
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('may be that of an import', () => {
    for (const id of ['osm-node-451152', 'sample-boston-7', 'r1'])
      expect(isListingId(id)).toBe(true)
  })

  it.each(ROLES)('is never %j', async (id) => {
    expect(isListingId(id)).toBe(false)
    const stamp = { by: 'import', at: 1 }
    await expect(saveListings(env.DB, [makeListing({ id })], stamp)).rejects.toThrow('No listing')
  })
})
