import '../../ui/page.css'
import '../BackLink.css'
import './editPage.css'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation, useParams } from 'wouter'
import { t, to } from '../../../languages/t.ts'
import { useAuth } from '../../account/useAuth.ts'
import { NotFoundPage } from '../../pages/NotFoundPage.tsx'
import { alertFailure } from '../../shell/alertFailure.ts'
import { addAlert } from '../../shell/alerts.ts'
import { Failure } from '../../ui/Failure.tsx'
import { useKeptFocus } from '../../ui/focus/useKeptFocus.ts'
import { useIsHere } from '../../ui/form/useIsHere.ts'
import { Loading } from '../../ui/Loading.tsx'
import { PageIcon } from '../../ui/PageIcon.tsx'
import { watchSent } from '../../waiting/outcomes.ts'
import { renewCopies } from '../../waiting/settling.ts'
import { Conflict } from './Conflict.tsx'
import { EditForm } from './EditForm.tsx'
import { createEdit, type Edit, load, type ReadKept } from './editState.ts'
import { followOtherTabs } from './followOtherTabs.ts'
import { NotYours } from './NotYours.tsx'
import { applySent, save, settle } from './saveEdit.ts'

/** /{id}/edit */
export function EditPage() {
  const { id } = useParams<{ id: string }>()
  const userId = useAuth().user?.id ?? ''
  return <EditOf key={`${userId} ${id}`} userId={userId} id={id} readKept={nothingKept} />
}

const nothingKept: ReadKept = async () => null

interface EditOfProps {
  userId: string
  id: string
  readKept: ReadKept
}

/** The edit of a restaurant by somebody who is signed in. */
export function EditOf({ userId, id, readKept }: EditOfProps) {
  const [edit] = useState(() => createEdit(userId, id, readKept))
  const shown = useSnapshot(edit.state, { sync: true })
  const submit = useSave(edit)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form is not shown during a conflict or while the restaurant is read again.
  const isReadAgain = shown.status === 'loading' && shown.base !== null
  useKeptFocus(`${isReadAgain} ${shown.theirs !== null}`, heading)
  useEffect(() => {
    void load(edit)
    const stop = watchSent((outcome) => {
      // If the other version cannot be read now, the next save asks for it.
      applySent(edit, outcome).catch(() => undefined)
    })
    const unfollow = followOtherTabs(edit)
    return () => {
      stop()
      unfollow()
      edit.calls.cancel('load')
    }
  }, [edit])

  if (shown.status === 'missing') return <NotFoundPage />
  return (
    <div className="page edit-page">
      <a className="back-link" href={to(`/details/${id}`)}>
        <PageIcon name="arrowLeft" />
        {t('Back')}
      </a>
      <h1 ref={heading} tabIndex={-1}>
        {t('Edit restaurant')}
      </h1>
      {shown.status === 'loading' && <Loading words={t('Loading the restaurant…')} lines={6} />}
      {shown.status === 'failed' && (
        <Failure problem={t('The restaurant could not be loaded.')} onRetry={() => load(edit)} />
      )}
      {shown.status === 'not-yours' && <NotYours id={id} />}
      {shown.status === 'ready' && shown.theirs !== null && (
        <Conflict
          shown={shown}
          onSettle={(chosen) => {
            settle(edit, chosen)
            void submit()
          }}
        />
      )}
      {shown.status === 'ready' && shown.theirs === null && (
        <EditForm edit={edit} shown={shown} onSubmit={submit} />
      )}
    </div>
  )
}

/** Saves, shows the result, and goes to the restaurant unless something was changed meanwhile. */
function useSave(edit: Edit): () => Promise<void> {
  const [, navigate] = useLocation()
  const isHere = useIsHere()
  return async () => {
    try {
      const saved = await save(edit)
      if (saved === null || saved === 'waits') return
      renewCopies(saved.restaurant)
      addAlert({ kind: 'success', text: t('Restaurant successfully updated') })
      if (saved.isAll && isHere()) navigate(`/details/${edit.id}`)
    } catch (error) {
      alertFailure(error, t('Error updating restaurant, please try again'))
    }
  }
}
