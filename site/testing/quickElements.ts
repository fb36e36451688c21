import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
/** After so many elements in a second React stops noting the stack of each one. */
const ENOUGH = 10_000

// Noting where each element was made takes a tenth of the time of all tests of the site, and no failure shows it.
Object.defineProperty(Reflect.get(React, INTERNALS), 'recentlyCreatedOwnerStacks', {
  get: () => ENOUGH,
  set: () => undefined,
})
