import '../ui/page.css'
import { useCallback, useEffect, useState } from 'react'
import { useParams } from 'wouter'
import type {
  DetailsContent,
  PageInput,
  PageMeta,
  PageProps,
} from '../../worker/contract/page/page.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { useAuth } from '../account/useAuth.ts'
import { ApiError } from '../api/client.ts'
import { sendLogLine } from '../api/log.ts'
import { getMenu, type MenuAnswer } from '../api/menus.ts'
import { getRestaurant } from '../api/restaurants.ts'
import { FailedPage, meta as failedMeta } from '../pages/FailedPage.tsx'
import { meta as missingMeta, NotFoundPage } from '../pages/NotFoundPage.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useMeta } from '../ui/useMeta.ts'
import { DetailsPage } from './DetailsPage.tsx'
import { detailsMeta } from './detailsMeta.ts'
import { NotReached, notReachedMeta } from './NotReached.tsx'

/** How long what came with the first address of a visit is as good as what the API would answer. */
const FRESH_MS = 5 * 60_000

/** An `ApiError`: no answer came, and nothing is shown yet. */
type Loaded = DetailsContent | 'missing' | 'failed' | ApiError

/** /details/{id}: from what the Worker brought along, else from the API. */
export function DetailsRoute({ input }: PageProps) {
  const { id } = useParams<{ id: string }>()
  return <DetailsOf key={id} id={id} input={input} />
}

function DetailsOf({ id, input }: PageProps & { id: string }) {
  const { loaded, show, tryAgain } = useDetails(id, input)
  useMeta(loaded && metaOf(loaded))

  if (loaded === 'missing') return <NotFoundPage />
  if (loaded === 'failed') return <FailedPage />
  if (loaded instanceof ApiError) return <NotReached failure={loaded} onRetry={tryAgain} />
  if (loaded === null) {
    return (
      <div className="page" role="status">
        <span className="visually-hidden">Loading the restaurant…</span>
        <Skeleton lines={6} />
      </div>
    )
  }
  const { restaurant, menu, dishes } = loaded
  return (
    <DetailsPage
      restaurant={restaurant}
      menu={menu}
      dishes={dishes}
      onChange={show}
      drawnAt={input.now}
    />
  )
}

function metaOf(loaded: Loaded): PageMeta {
  if (loaded === 'missing') return missingMeta
  if (loaded === 'failed') return failedMeta
  if (loaded instanceof ApiError) return notReachedMeta
  return detailsMeta(loaded.restaurant)
}

/**
 * One restaurant. Whoever is signed in may have just changed it, and what the Worker brought may be from before: for them it
 * is read once more.
 */
function useDetails(id: string, input: PageInput) {
  const { content, now } = input
  const { signedIn } = useAuth()
  const brought = content.page === 'details' && content.restaurant._id === id ? content : null
  const [loaded, setLoaded] = useState<Loaded | null>(brought)
  const [isFresh] = useState(() => Date.now() - Date.parse(now) < FRESH_MS)
  /** A new one asks again. */
  const [asked, ask] = useState({ again: false })
  const isEnough = brought !== null && isFresh && signedIn !== true

  useEffect(() => {
    if (isEnough && !asked.again) return
    const controller = new AbortController()
    const { signal } = controller
    Promise.all([getRestaurant(id, signal), tryMenu(id, signal)])
      .then(([restaurant, menu]) => setLoaded((shown) => detailsOf(restaurant, menu, shown)))
      .catch((error: unknown) => {
        if (signal.aborted) return
        if (error instanceof ApiError && error.status === 404) setLoaded('missing')
        // What is shown already is better than a page that says that it failed.
        else setLoaded((shown) => shown ?? failureOf(error))
      })
    return () => controller.abort()
  }, [id, isEnough, asked])

  const show = (restaurant: Restaurant) => {
    setLoaded((shown) => (isRestaurant(shown) ? { ...shown, restaurant } : shown))
    // A revert may have changed the menu too.
    ask({ again: true })
  }
  const tryAgain = useCallback(() => {
    setLoaded(null)
    ask({ again: true })
  }, [])
  return { loaded, show, tryAgain }
}

const isRestaurant = (loaded: Loaded | null): loaded is DetailsContent =>
  typeof loaded === 'object' && loaded !== null && 'restaurant' in loaded

function failureOf(error: unknown): Loaded {
  return error instanceof ApiError && error.status === 0 ? error : 'failed'
}

/** Null when there is none; undefined when it could not be read: the page does without, and it is reported. */
async function tryMenu(id: string, signal: AbortSignal): Promise<MenuAnswer | null | undefined> {
  try {
    return await getMenu(id, signal)
  } catch (error) {
    if (signal.aborted) throw error
    sendLogLine(`menu of ${id}: ${error instanceof ApiError ? error.status : 'no answer'}`)
    return undefined
  }
}

/** A menu that could not be read stays as it was shown. */
function detailsOf(
  restaurant: Restaurant,
  details: MenuAnswer | null | undefined,
  shown: Loaded | null,
): DetailsContent {
  const before = isRestaurant(shown) ? shown : null
  const { menu = null, dishes } = (details === undefined ? before : details) ?? {}
  return { page: 'details', restaurant, menu, dishes }
}
