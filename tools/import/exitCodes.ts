/** Exit codes of `npm run import`, as its usage tells them. */
export const FAILED = 1
export const SOME_BAD = 2
