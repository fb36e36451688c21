import '../../../ui/notice.css'
import '../../../ui/page.css'
import '../../BackLink.css'
import '../editPage.css'
import './MenuEditPage.css'
import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { t, to } from '../../../../languages/t.ts'
import { useAuth } from '../../../account/useAuth.ts'
import { ApiError } from '../../../api/client.ts'
import { fetchMenuToEdit, type MenuToEdit } from '../../../api/menus.ts'
import { NotFoundPage } from '../../../pages/NotFoundPage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PageIcon } from '../../../ui/PageIcon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { NotYours } from '../NotYours.tsx'
import { dropOldEdits } from '../persistedEdit.ts'
import { MenuEditor } from './MenuEditor.tsx'

/** /details/{id}/edit */
export function MenuEditPage() {
  const { id } = useParams<{ id: string }>()
  const userId = useAuth().user?.id ?? ''
  return <MenuOf key={`${userId} ${id}`} userId={userId} id={id} />
}

function MenuOf({ userId, id }: { userId: string; id: string }) {
  const { loaded, load } = useMenu(userId, id)
  if (loaded === 'missing') return <NotFoundPage />
  return (
    <div className="page edit-page menu-edit">
      <a className="back-link" href={to(`/details/${id}`)}>
        <PageIcon name="arrowLeft" />
        {t('Back')}
      </a>
      <h1>{t('Edit menu')}</h1>
      {loaded === null && (
        <div role="status">
          <span className="visually-hidden">{t('Loading the menu…')}</span>
          <Skeleton lines={6} />
        </div>
      )}
      {loaded === 'failed' && (
        <div className="notice" role="alert">
          <p>{t('The menu could not be read.')}</p>
          <Button size="small" onClick={load}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {loaded !== null && loaded !== 'failed' && !loaded.mayEdit && <NotYours id={id} />}
      {loaded !== null && loaded !== 'failed' && loaded.mayEdit && (
        <MenuEditor userId={userId} id={id} saved={loaded} />
      )}
    </div>
  )
}

function useMenu(userId: string, id: string) {
  const [loaded, setLoaded] = useState<MenuToEdit | 'failed' | 'missing' | null>(null)
  /** A new object reads the menu again. */
  const [asked, ask] = useState({ id })
  useEffect(() => {
    const controller = new AbortController()
    dropOldEdits(userId, Date.now())
    setLoaded(null)
    fetchMenuToEdit(asked.id, controller.signal)
      .then(setLoaded)
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        setLoaded(error instanceof ApiError && error.status === 404 ? 'missing' : 'failed')
      })
    return () => controller.abort()
  }, [userId, asked])
  return { loaded, load: () => ask({ id }) }
}
