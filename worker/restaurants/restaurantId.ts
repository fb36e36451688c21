/** Without i, l, o and u, which are easily misread. */
const BASE_32 = '0123456789abcdefghjkmnpqrstvwxyz'
const OWN_ID = new RegExp(`^r[${BASE_32}]{15}$`)
/** Ids of imports, as `osm-node-451152`. */
const BROUGHT_ID = /^(?=.*[0-9-])[A-Za-z0-9][\w.:-]{0,99}$/

/** A new restaurant's id: `r` and 75 random bits. */
export function newRestaurantId(): string {
  const random = crypto.getRandomValues(new Uint8Array(15))
  return `r${[...random].map((byte) => BASE_32[byte % 32]).join('')}`
}

/**
 * Whether a restaurant may have this id. Roles and ids share one list of groups, so no id may look like a role: it has 16
 * characters, or a digit or a hyphen.
 */
export function isRestaurantId(id: string): boolean {
  return OWN_ID.test(id) || BROUGHT_ID.test(id)
}
