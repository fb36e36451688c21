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

/** What waits to be sent, and what nobody took; nothing when that is all there is. */
export function WaitingList() {
  const changes = useWaiting()
  const list = useRef<HTMLUListElement>(null)
  useListFocus(list, changes.length, { isGrowing: 'unasked' })
  if (changes.length === 0) return null
  return (
    <section className="waiting" aria-labelledby="waiting">
      <p id="waiting">
        <strong>{t('Waiting for a connection')}</strong>
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

const wordsOf = ({ status, said }: Refusal) =>
  status === 412 ? t('Somebody else changed it meanwhile.') : said

function Row({ change: { key, id, name, kind, refusal } }: { change: WaitingChange }) {
  return (
    <li className="entry">
      <span className="entry-words">
        <bdi className="entry-name">{name}</bdi>
        <br />
        {t(KINDS[kind])}
        {refusal && `: ${wordsOf(refusal)}`}
      </span>
      <span className="line-up">
        {kind === 'edit' && refusal?.status === 412 && (
          <a className="button" data-size="small" href={to(`/${id}/edit`)}>
            {t('Compare')}
          </a>
        )}
        <Button size="small" onClick={() => void takeBack(key)}>
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
