import { t } from '../../languages/t.ts'

/** Says what logging out does to so many unsent changes. */
export function lostByLogout(count: number): string {
  return t(
    '{count, plural, one {# change that waits on this device is} other {# changes that wait on this device are}} lost when you log out.',
    { count },
  )
}
