/** Addresses for people who are signed in; everybody else is asked to log in first. */
const GUARDED: readonly RegExp[] = [
  /^\/admin\/?$/,
  /^\/create\/./,
  /^\/[^/]+\/edit\/?$/,
  /^\/details\/[^/]+\/edit\/?$/,
]

export function isGuarded(path: string): boolean {
  return GUARDED.some((pattern) => pattern.test(path))
}
