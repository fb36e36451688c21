import { t, to } from '../../languages/t.ts'
import { addAlert } from '../shell/alerts.ts'
import type { Clash } from './merging/merge.ts'

/** Reports all clashing notes in one alert, since several would push each other off the screen. */
export function alertClashes(clashes: readonly Clash[]): void {
  if (clashes.length === 0) return
  const told = clashes.map(({ name, otherNote }) =>
    t(
      'Your note on {name} was changed on another device too. This one stays. The other said: “{otherNote}”',
      { name, otherNote },
    ),
  )
  addAlert({
    kind: 'error',
    text: told.join('\n'),
    action: { label: t('Saved places'), href: to('/saved') },
  })
}
