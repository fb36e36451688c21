import type { Role } from '../../worker/accounts/store.ts'

const ROLES = ['admin', 'beta', 'none'] as const
export type Gift = { to: string } & ({ role: Role | 'none' } | { restaurant: string })

/** Parses the words of a command; null when they are none. */
export function readGift([to, word, restaurant, ...others]: readonly string[]): Gift | null {
  if (to === undefined || others.length > 0) return null
  if (word === 'owner') return restaurant === undefined ? null : { to, restaurant }
  const role = ROLES.find((one) => one === word)
  return role === undefined || restaurant !== undefined ? null : { to, role }
}
