import { t } from '../../languages/t.ts'

/** What becomes of so many changes that wait on this device. */
export function lostByLogout(count: number): string {
  return t(
    '{count, plural, one {# change that waits on this device is} other {# changes that wait on this device are}} lost when you log out.',
    { count },
  )
}
