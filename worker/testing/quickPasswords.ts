import { afterAll, beforeAll } from 'vitest'
import { bcrypt } from '../accounts/passwords/bcrypt/bcrypt.ts'

/** The lowest cost of bcrypt; each step more doubles the work. */
const MIN_COST = 4

const { hash, compare } = bcrypt

// Hashing is slow on purpose, and few tests are about that.
beforeAll(() => {
  bcrypt.hash = (text) => hash(text, MIN_COST)
  bcrypt.compare = (text, known) => compare(text, known.replace(/^\$2b\$\d\d/, '$2b$04'))
})

afterAll(useRealPasswords)

/** For a file that tests the hashing itself. */
export function useRealPasswords(): void {
  Object.assign(bcrypt, { hash, compare })
}
