import * as React from 'react'

// React notes the stack at which each element was made, for warnings that no test of ours reads; that takes a tenth of the time
// of all tests of the site. It stops after 10,000 elements in a second, so its own count always says so many here.
const ENOUGH = 10_000
const COUNT = 'recentlyCreatedOwnerStacks'

const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (!(COUNT in internals)) throw new Error(`React has no ${COUNT} any more; see quickElements.ts`)
Object.defineProperty(internals, COUNT, { get: () => ENOUGH, set: () => undefined })
