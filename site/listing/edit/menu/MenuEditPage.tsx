import '../../../ui/page.css'
import '../../BackLink.css'
import '../editPage.css'
import './MenuEditPage.css'
import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { t, to } from '../../../../languages/t.ts'
import { useAuth } from '../../../account/useAuth.ts'
import { hasStatus } from '../../../api/client.ts'
import { fetchMenuToEdit, type MenuToEdit } from '../../../api/menus.ts'
import { NotFoundPage } from '../../../pages/NotFoundPage.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { PageIcon } from '../../../ui/PageIcon.tsx'
import { useReading } from '../../../ui/useReading.ts'
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
      {loaded === null && <Loading words={t('Loading the menu…')} lines={6} />}
      {loaded === 'failed' && <Failure problem={t('The menu could not be read.')} onRetry={load} />}
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
  const [asked, ask] = useState({})
  useEffect(() => dropOldEdits(userId, Date.now()), [userId])
  useReading(
    asked,
    (_, signal) => fetchMenuToEdit(id, signal),
    setLoaded,
    (error) => setLoaded(hasStatus(error, 404) ? 'missing' : 'failed'),
  )
  const load = () => {
    setLoaded(null)
    ask({})
  }
  return { loaded, load }
}
