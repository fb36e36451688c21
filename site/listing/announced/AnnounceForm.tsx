import '../../ui/hint.css'
import '../../ui/page.css'
import '../entries.css'
import './AnnounceForm.css'
import { useEffect, useState } from 'react'
import { t, to } from '../../../languages/t.ts'
import type { AnnouncedTime } from '../../../worker/contract/announcing.ts'
import { MAX_ANNOUNCED_PLACE_LENGTH } from '../../../worker/contract/announcingLimits.ts'
import { plainClock } from '../../../worker/contract/hours/plainClock.ts'
import { UNDO_ALERT_MS } from '../../../worker/contract/limits.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { deleteAnnounced, putAnnounced } from '../../api/announcing.ts'
import { blames, firstServerMessage } from '../../api/failure.ts'
import { alertFailure } from '../../shell/alertFailure.ts'
import { addAlert, type NewAlert } from '../../shell/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { BothClocks } from '../../ui/hours/BothClocks.tsx'
import { type Clock, halfDayClock } from '../../ui/hours/clocks.ts'
import { announcementOf, draftOf, nextDraft, type TimeDraft } from './timeDraft.ts'
import { whenOf } from './whenOf.ts'

/** Fields whose errors only the server finds: a time that is over, or too long. */
const BLAMED_FIELDS = ['from', 'to'] as const

/** The clock that the styles show (`BothClocks`), for a text without markup. */
const shownClock = (): Clock =>
  document.documentElement.dataset.clock === '12' ? halfDayClock : plainClock

interface AnnounceFormProps {
  restaurant: Restaurant
  announced: readonly AnnouncedTime[]
  /** Called when the times on the page are out of date. */
  onChanged: () => void
  /** Called with whether the form holds what was typed and not sent. */
  onTyped: (isTyped: boolean) => void
}

/** Lets an owner announce when and where the pop-up will be out, and change or remove that. */
export function AnnounceForm(props: AnnounceFormProps) {
  const { _id: id, zone } = props.restaurant
  const { times, draft, setDraft, form, errors, isBusy, onSubmit, begin, remove } =
    useAnnouncing(props)
  const isNew = !times.some((time) => time.id === draft.id)
  const field = (name: 'day' | 'from' | 'to' | 'place') => ({
    name,
    required: true,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((last) => ({ ...last, [name]: target.value, isTyped: true })),
  })
  return (
    <div className="announce">
      {times.length > 0 && (
        <ul className="entries" aria-label={t('Coming up')}>
          {times.map((time) => (
            <Announced
              key={time.id}
              time={time}
              onChange={() => begin(draftOf(time))}
              onRemove={() => remove(time)}
            />
          ))}
        </ul>
      )}
      {zone === null ? (
        <p>
          <a href={to(`/${id}/edit`)}>{t('Please set its place first: times are local to it')}</a>
        </p>
      ) : (
        <form ref={form} className="announce-form" onSubmit={onSubmit}>
          <p className="hint">{t('Times are local to the place.')}</p>
          <div className="announce-when">
            <Field label={t('Date')} type="date" {...field('day')} />
            <Field label={t('From')} type="time" {...field('from')} />
            <Field label={t('To')} type="time" {...field('to')} />
          </div>
          <Field label={t('Where')} maxLength={MAX_ANNOUNCED_PLACE_LENGTH} {...field('place')} />
          <div className="announce-when">
            <Button type="submit" look="primary" aria-disabled={isBusy || undefined}>
              {isNew ? t('Announce') : t('Save changes')}
            </Button>
            {!isNew && <Button onClick={() => begin(nextDraft(draft))}>{t('Cancel')}</Button>}
          </div>
        </form>
      )}
    </div>
  )
}

function useAnnouncing({ restaurant, announced, onChanged, onTyped }: AnnounceFormProps) {
  const { _id: id, address } = restaurant
  const [times, setTimes] = useState(announced)
  const [draft, setDraft] = useState(() => nextDraft({ from: '', to: '', place: address ?? '' }))
  useEffect(() => onTyped(draft.isTyped), [draft.isTyped, onTyped])
  const [isRemoving, setRemoving] = useState(false)
  const { form, errors, isBusy, onSubmit, refuse } = useForm(async () => {
    if (isRemoving) return
    try {
      await take(putAnnounced(id, draft.id, announcementOf(draft)), { text: t('Announced!') })
      setDraft((now) => (now === draft ? nextDraft(now) : now))
    } catch (error) {
      const wrong = BLAMED_FIELDS.find((name) => blames(error, name))
      if (wrong) refuse({ [wrong]: firstServerMessage(error) })
      else alertFailure(error)
    }
  })
  /** Shows the times of an answer. */
  const take = async (answer: Promise<AnnouncedTime[]>, thanks: Omit<NewAlert, 'kind'>) => {
    setTimes(await answer)
    addAlert({ kind: 'success', ...thanks })
    onChanged()
  }
  // The pressed button is gone or out of view, so the focus moves to the form.
  const toForm = () => form.current?.querySelector('input')?.focus()
  /** Clears the errors, which belong to another time. */
  const begin = (next: TimeDraft) => {
    setDraft(next)
    refuse({})
    toForm()
  }
  const remove = async (time: AnnouncedTime) => {
    if (isRemoving || isBusy) return
    setRemoving(true)
    const undo = () => {
      const sending = putAnnounced(id, time.id, announcementOf(draftOf(time)))
      take(sending, { text: t('Announced!') }).catch(alertFailure)
    }
    try {
      await take(deleteAnnounced(id, time.id), {
        // With the place, since an alert replaces the last one of the same text.
        text: t('Removed: {when}', { when: `${whenOf(time, shownClock())} · ${time.place}` }),
        durationMs: UNDO_ALERT_MS,
        action: { label: t('Undo'), run: undo },
      })
      setDraft((now) => (now.id === time.id ? nextDraft(now) : now))
      refuse({})
      toForm()
    } catch (error) {
      alertFailure(error)
    } finally {
      setRemoving(false)
    }
  }
  return {
    times,
    draft,
    setDraft,
    form,
    errors,
    isBusy: isBusy || isRemoving,
    onSubmit,
    begin,
    remove,
  }
}

interface AnnouncedProps {
  time: AnnouncedTime
  onChange: () => void
  onRemove: () => void
}

function Announced({ time, onChange, onRemove }: AnnouncedProps) {
  const words = (
    <>
      <BothClocks words={(clock) => whenOf(time, clock)} /> · <bdi>{time.place}</bdi>
    </>
  )
  return (
    <li className="entry">
      <span className="entry-words">{words}</span>
      <span className="line-up">
        <Button size="small" onClick={onChange}>
          {t('Change')}
          <span className="visually-hidden"> {words}</span>
        </Button>
        <Button size="small" onClick={onRemove}>
          {t('Remove')}
          <span className="visually-hidden"> {words}</span>
        </Button>
      </span>
    </li>
  )
}
