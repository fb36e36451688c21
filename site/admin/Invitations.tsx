import '../listing/entries.css'
import '../ui/form/Field.css'
import '../ui/form/checkRow.css'
import './Invitations.css'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { t } from '../../languages/t.ts'
import { alertFailure } from '../shell/alertFailure.ts'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { useListFocus } from '../ui/focus/useListFocus.ts'
import { useBusy } from '../ui/form/useBusy.ts'
import { textOf } from '../ui/form/useForm.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { saveFile } from '../ui/saveFile.ts'
import { mailingListCsv } from './csv.ts'
import { EntryRow } from './EntryRow.tsx'
import {
  createMailingList,
  type MailingList,
  type MailingListState,
  readAll,
  showList,
  showMore,
} from './mailingListState.ts'

const WAITING = ['first', 'second', 'third', 'fourth'] as const

/** The mailing list: invite people, find them, remove them. */
export function Invitations() {
  const [list] = useState(createMailingList)
  const shown = useSnapshot(list.state)
  const { entries, total, withoutPlace, status, problem } = shown
  const isFirst = status === 'loading' && entries.length === 0
  const rows = useRef<HTMLUListElement>(null)
  useListFocus(rows, entries.length)

  useEffect(() => {
    void showList(list)
    return () => list.calls.cancel('list')
  }, [list])

  return (
    <section aria-label={t('Mailing list')} aria-busy={status === 'loading'}>
      <Tools list={list} shown={shown} />
      {status === 'failed' && <Failure problem={problem} onRetry={() => showList(list)} />}
      {status === 'more-failed' && <Failure problem={problem} onRetry={() => showMore(list)} />}
      <div className="entry-counts">
        {/* Always here: screen readers announce only what is added to it. */}
        <p className="entry-count" role="status">
          {isFirst ? (
            <span className="visually-hidden">{t('Loading the mailing list…')}</span>
          ) : (
            countOf(shown)
          )}
        </p>
        {!isFirst && withoutPlace !== null && withoutPlace > 0 && (
          <Button size="small" look="quiet" onClick={() => showList(list, { byArea: false })}>
            {t('+ {withoutPlace} without a place', { withoutPlace })}
          </Button>
        )}
      </div>
      {isFirst && <Waiting />}
      {entries.length > 0 && (
        <ul
          className="entries"
          ref={rows}
          tabIndex={-1}
          data-stale={status === 'loading' || undefined}
        >
          {entries.map((entry) => (
            <EntryRow
              key={entry.email}
              list={list}
              entry={entry}
              isBusy={shown.busy.includes(entry.email)}
            />
          ))}
        </ul>
      )}
      {entries.length > 0 && entries.length < total && status !== 'failed' && (
        <p className="entries-more">
          <Button aria-disabled={status === 'more' || undefined} onClick={() => showMore(list)}>
            {t('Show more')}
          </Button>
        </p>
      )}
    </section>
  )
}

function countOf({ entries, total, status, search, byArea }: Readonly<MailingListState>): string {
  if (status === 'failed' && entries.length === 0) return ''
  if (total > entries.length)
    return t('{count} of {total} people', { count: entries.length, total })
  if (total > 0) return t('{total, plural, one {1 person} other {{total} people}}', { total })
  if (search !== '') return t('Nobody matches “{search}”.', { search })
  return byArea ? t('Nobody in this area is on the list yet.') : t('Nobody is on the list yet.')
}

function Tools({ list, shown }: { list: MailingList; shown: Readonly<MailingListState> }) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void showList(list, { search: textOf(new FormData(event.currentTarget), 'search').trim() })
  }
  return (
    <div className="admin-tools">
      <form className="admin-search" onSubmit={search}>
        <input
          className="input"
          type="search"
          name="search"
          aria-label={t('Search the mailing list')}
          placeholder={t('Name, email or city')}
          maxLength={120}
          onChange={({ target }) => {
            if (target.value === '' && shown.search !== '') void showList(list, { search: '' })
          }}
        />
        <Button type="submit">{t('Search')}</Button>
      </form>

      <label className="check-row">
        <input
          type="checkbox"
          checked={shown.byArea}
          onChange={({ target }) => showList(list, { byArea: target.checked })}
        />
        {t('Filter by area')}
      </label>
      <ExportButton list={list} />
    </div>
  )
}

function ExportButton({ list }: { list: MailingList }) {
  const { isBusy, run } = useBusy()
  const save = async () => {
    try {
      saveFile('mailing-list.csv', mailingListCsv(await readAll(list)), 'text/csv;charset=utf-8')
    } catch (error) {
      alertFailure(error)
    }
  }
  return (
    <Button aria-disabled={isBusy || undefined} onClick={() => run(save)}>
      {t('Export CSV')}
    </Button>
  )
}

function Waiting() {
  return WAITING.map((row) => (
    <div className="entry" key={row}>
      <div className="entry-words">
        <Skeleton lines={2} />
      </div>
    </div>
  ))
}
