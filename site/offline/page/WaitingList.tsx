import '../../listing/entries.css'
import '../../ui/Button.css'
import '../../ui/page.css'
import './WaitingList.css'
import { useRef } from 'react'
import { Trans } from '../../../languages/Trans.tsx'
import { msg, t, to } from '../../../languages/t.ts'
import { Button } from '../../ui/Button.tsx'
import { useListFocus } from '../../ui/focus/useListFocus.ts'
import { takeBack } from '../../waiting/adding.ts'
import { useWaiting } from '../../waiting/useWaiting.ts'
import type { Refusal, WaitingChange } from '../../waiting/waiting.ts'

/** The changes that wait to be sent or were refused; draws nothing without any. */
export function WaitingList() {
  // Of several edits of a restaurant the newest includes the others.
  const changes = useWaiting().filter(
    ({ id, kind }, index, all) =>
      !all.slice(index + 1).some((newer) => newer.id === id && newer.kind === kind),
  )
  const list = useRef<HTMLUListElement>(null)
  useListFocus(list, changes.length, { isGrowing: 'unasked' })
  if (changes.length === 0) return null
  return (
    <section className="waiting" aria-labelledby="waiting">
      <p id="waiting">
        <strong>{t('What waits')}</strong>
      </p>
      <ul className="entries" ref={list} tabIndex={-1} aria-labelledby="waiting">
        {changes.map((change) => (
          <Row key={change.key} change={change} />
        ))}
      </ul>
    </section>
  )
}

const KINDS = { edit: msg('Your change'), confirm: msg('Your confirmation') } as const

function wordsOf(refusal: Refusal | null): string {
  if (refusal === null) return t('Waiting to be sent.')
  return refusal.status === 412 ? t('Somebody else changed it meanwhile.') : refusal.said
}

function Row({ change: { id, name, kind, refusal } }: { change: WaitingChange }) {
  return (
    <li className="entry">
      <span className="entry-words">
        <bdi className="entry-name">{name}</bdi>
        <br />
        {t('{kind}: {reason}', { kind: t(KINDS[kind]), reason: wordsOf(refusal) })}
      </span>
      <span className="line-up">
        {kind === 'edit' && refusal?.status === 412 && (
          <a className="button" data-size="small" href={to(`/${id}/edit`)}>
            {t('Compare')}
          </a>
        )}
        <Button size="small" onClick={() => void takeBack({ id, kind })}>
          {refusal === null ? (
            <Trans
              id="Take back<hidden> {name}</hidden>"
              values={{ name }}
              components={{ hidden: <span className="visually-hidden" /> }}
            />
          ) : (
            <Trans
              id="Remove<hidden> {name}</hidden>"
              values={{ name }}
              components={{ hidden: <span className="visually-hidden" /> }}
            />
          )}
        </Button>
      </span>
    </li>
  )
}
