import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import type { DetailsContent } from '../../worker/contract/page.ts'
import { ApiError } from '../api/client.ts'
import { getMenu, getRestaurant } from '../api/restaurants.ts'
import { FailedPage } from '../pages/FailedPage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { useServices } from '../services.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { DetailsPage } from './DetailsPage.tsx'
import { detailsMeta } from './detailsMeta.ts'

type Loaded = DetailsContent | 'missing' | 'failed' | null

/** /details/{id}: from what the Worker brought along, else from the API. */
export function DetailsRoute() {
  const { input } = useServices()
  const id = useParams<{ id: string }>().id
  const { content } = input
  const isBrought = content.page === 'details' && content.restaurant._id === id
  const [loaded, setLoaded] = useState<Loaded>(isBrought ? content : null)
  const shownId = typeof loaded === 'object' ? loaded?.restaurant._id : undefined

  useEffect(() => {
    if (shownId === id) return
    const controller = new AbortController()
    const { signal } = controller
    Promise.all([getRestaurant(id, signal), getMenu(id, signal)])
      .then(([restaurant, menu]) => {
        setLoaded({ page: 'details', restaurant, menu })
        document.title = detailsMeta(restaurant).title
      })
      .catch((error: unknown) => {
        if (signal.aborted) return
        setLoaded(error instanceof ApiError && error.status === 404 ? 'missing' : 'failed')
      })
    return () => controller.abort()
  }, [id, shownId])

  if (loaded === 'missing') return <NotFoundPage />
  if (loaded === 'failed') return <FailedPage />
  if (loaded === null || shownId !== id) {
    return (
      <div className="page" role="status">
        <span className="visually-hidden">Loading the listing…</span>
        <Skeleton lines={6} />
      </div>
    )
  }
  return <DetailsPage restaurant={loaded.restaurant} menu={loaded.menu} now={input.now} />
}
