import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import type { DetailsContent } from '../../worker/contract/page.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { useAuth } from '../account/authContext.ts'
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
  const { loaded, isCurrent, show } = useDetails(id)

  if (loaded === 'missing') return <NotFoundPage />
  if (loaded === 'failed') return <FailedPage />
  if (loaded === null || !isCurrent) {
    return (
      <div className="page" role="status">
        <span className="visually-hidden">Loading the listing…</span>
        <Skeleton lines={6} />
      </div>
    )
  }
  return (
    <DetailsPage
      restaurant={loaded.restaurant}
      menu={loaded.menu}
      dishes={loaded.dishes}
      now={input.now}
      onChange={show}
    />
  )
}

/**
 * The listing of an address. Whoever is signed in may have just changed it, and what the Worker brought may come from
 * a cache or from before: for them it is read once more.
 */
function useDetails(id: string) {
  const { content } = useServices().input
  const { signedIn } = useAuth()
  const brought = content.page === 'details' && content.restaurant._id === id ? content : null
  const [loaded, setLoaded] = useState<Loaded>(brought)
  const [changes, setChanges] = useState(0)
  const shownId = typeof loaded === 'object' ? loaded?.restaurant._id : undefined
  const isEnough = brought !== null && signedIn !== true && changes === 0

  useEffect(() => {
    if (isEnough || changes < 0) return
    const controller = new AbortController()
    const { signal } = controller
    Promise.all([getRestaurant(id, signal), getMenu(id, signal)])
      .then(([restaurant, details]) => {
        const { menu = null, dishes } = details ?? {}
        setLoaded({ page: 'details', restaurant, menu, dishes })
        document.title = detailsMeta(restaurant).title
      })
      .catch((error: unknown) => {
        if (signal.aborted) return
        if (error instanceof ApiError && error.status === 404) setLoaded('missing')
        // What is shown already is better than a page that says that it failed.
        else setLoaded((shown) => (isOf(shown, id) ? shown : 'failed'))
      })
    return () => controller.abort()
  }, [id, isEnough, changes])

  const show = (restaurant: Restaurant) => {
    setLoaded((shown) => (isOf(shown, id) ? { ...shown, restaurant } : shown))
    // A revert may have changed the menu too.
    setChanges((before) => before + 1)
  }
  return { loaded, isCurrent: shownId === id, show }
}

function isOf(shown: Loaded, id: string): shown is DetailsContent {
  return typeof shown === 'object' && shown?.restaurant._id === id
}
