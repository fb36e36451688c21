import '../../ui/chips.css'
import { lazy, useRef, useState } from 'react'
import { t } from '../../../languages/t.ts'
import { parseOpenWhen } from '../../../worker/contract/hours/openWhen.ts'
import { Button } from '../../ui/Button.tsx'
import { BothClocks } from '../../ui/hours/BothClocks.tsx'
import { SHORT_DAYS } from '../../ui/hours/dayNames.ts'
import { Part } from '../../ui/part/Part.tsx'
import { searchAsAsked } from '../searching.ts'
import { useFind } from '../useFind.ts'

/** Few people plan ahead, so its script is fetched on demand. */
const OpenAtDialog = lazy(async () => ({
  default: (await import('./OpenAtDialog.tsx')).OpenAtDialog,
}))

/** Filters by what is open now, or at a day and time. Without scripts the form sends the choice. */
export function OpenFilter() {
  const { find, shown } = useFind()
  const [isAsking, ask] = useState(false)
  const asker = useRef<HTMLButtonElement>(null)
  const planned = shown.open === 'now' ? null : parseOpenWhen(shown.open)
  const choose = (open: string) => {
    find.state.open = open
    find.state.unsaid = false
    searchAsAsked(find)
  }
  return (
    <fieldset className="filter-group">
      <legend>{t('Open')}</legend>
      <label className="chip">
        <input
          type="checkbox"
          name="open"
          value="now"
          checked={shown.open === 'now'}
          onChange={({ target }) => choose(target.checked ? 'now' : '')}
        />
        {t('Open now')}
      </label>
      {planned !== null && planned !== 'now' && (
        <label className="chip">
          <input
            type="checkbox"
            name="open"
            value={shown.open}
            checked
            onChange={() => {
              // This box disappears, and would take the focus with it.
              asker.current?.focus({ preventScroll: true })
              choose('')
            }}
          />
          {t('Open {day}', { day: t(SHORT_DAYS[planned.weekday] ?? '') })}{' '}
          <BothClocks words={(clock) => clock(planned.minute)} />
        </label>
      )}
      <Button ref={asker} size="small" onClick={() => ask(true)}>
        {t('Open at …')}
      </Button>
      {isAsking && (
        <Part>
          <OpenAtDialog
            before={planned === 'now' ? null : planned}
            onChoose={(open) => {
              ask(false)
              choose(open)
            }}
            onClose={() => ask(false)}
          />
        </Part>
      )}
    </fieldset>
  )
}
