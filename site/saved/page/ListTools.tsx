import '../../ui/form/Field.css'
import '../../ui/page.css'
import './Lists.css'
import './ListTools.css'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { Trans } from '../../../languages/Trans.tsx'
import { t, to } from '../../../languages/t.ts'
import { MAX_LIST_NAME_LENGTH } from '../../../worker/contract/saved/savedLimits.ts'
import { useAuth } from '../../account/useAuth.ts'
import { alertFailure } from '../../shell/alertFailure.ts'
import { addAlert } from '../../shell/alerts.ts'
import { loginPath } from '../../shell/returnPath.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useBusy } from '../../ui/form/useBusy.ts'
import { textOf } from '../../ui/form/useForm.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { deleteList, renameList, setShared } from '../saving.ts'

interface ListToolsProps {
  list: { id: string; name: string; code: string | null }
}

/** Actions on a whole list. */
export function ListTools({ list: { id, name, code } }: ListToolsProps) {
  const { signedIn } = useAuth()
  const [, navigate] = useLocation()
  const [isAsking, setAsking] = useState(false)
  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = textOf(new FormData(event.currentTarget), 'name').trim()
    if (wanted === '' || wanted === name) return
    if (await renameList(id, wanted)) {
      addAlert({ kind: 'success', text: t('The list is called {wanted} now', { wanted }) })
    } else
      addAlert({ kind: 'error', text: t('You already have a list called {wanted}', { wanted }) })
  }
  const answer = (yes: boolean) => {
    setAsking(false)
    if (!yes) return
    void deleteList(id)
    navigate(to('/saved'))
    addAlert({
      kind: 'success',
      text: t('The list {name} is deleted. Its places stay saved.', { name }),
    })
  }
  return (
    <section className="list-tools no-print" aria-label={t('List {name}', { name })}>
      <form className="new-list" onSubmit={rename}>
        <input
          className="input"
          name="name"
          aria-label={t('Name of this list')}
          defaultValue={name}
          maxLength={MAX_LIST_NAME_LENGTH}
          required
        />
        <Button type="submit">{t('Rename')}</Button>
      </form>
      {signedIn ? (
        <Sharing id={id} code={code} />
      ) : (
        <p>
          <Trans
            id="<a>Log in</a> to share this list by a link."
            components={{
              a: <TextLink href={to(loginPath(to(`/saved?list=${id}`)))} />,
            }}
          />
        </p>
      )}
      <Button size="small" look="danger" onClick={() => setAsking(true)}>
        {t('Delete list')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Delete list')}
          question={t('Delete the list {name}? Its places stay saved.', { name })}
          yes={t('Delete')}
          no={t('Keep')}
          isDangerous
          onAnswer={answer}
        />
      )}
    </section>
  )
}

function Sharing({ id, code }: { id: string; code: string | null }) {
  const { isBusy, run } = useBusy()
  const change = (wanted: boolean) =>
    run(() => setShared(id, wanted).catch((error: unknown) => alertFailure(error)))
  const link = `${window.location.origin}/lists/${code}`
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => addAlert({ kind: 'success', text: t('Link copied') }),
      () => addAlert({ kind: 'info', text: t('The link to copy: {link}', { link }) }),
    )
  const isShared = code !== null
  return (
    <div className="sharing">
      <div role="status">
        {isShared && (
          <p>
            <Trans
              id="Whoever has <a>this link</a> sees the places of this list, but not your notes."
              components={{ a: <TextLink href={link} /> }}
            />
          </p>
        )}
      </div>
      <div className="line-up">
        {isShared && (
          <Button size="small" onClick={copy}>
            {t('Copy link')}
          </Button>
        )}
        {/* One button for both, so that it keeps the focus. */}
        <Button size="small" aria-disabled={isBusy || undefined} onClick={() => change(!isShared)}>
          {isShared ? t('Take the link back') : t('Share by a link')}
        </Button>
      </div>
    </div>
  )
}
