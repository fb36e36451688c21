import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useAuth } from '../account/authContext.ts'
import { getRestaurant } from '../api/restaurants.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

/** A restaurant's id is told from the name of a role by its shape (design §2.2). */
const RESTAURANT_ID = /^(?:r[0-9a-z]{15}|osm-\w+-\d+)$/

interface Owned {
  id: string
  /** Null: it could not be read. */
  name: string | null
}

/** The restaurants that belong to whoever is signed in. */
export function OwnedRestaurants() {
  const { user } = useAuth()
  const ids = user?.groups.filter((group) => RESTAURANT_ID.test(group)).join(' ')
  const read = useOwned(ids)
  const owned = ids === '' ? [] : read

  if (owned === null) {
    return (
      <div role="status">
        <span className="visually-hidden">Looking for your restaurants…</span>
        <Skeleton lines={3} />
      </div>
    )
  }
  if (owned.length === 0) {
    return (
      <div className="empty">
        <p>No restaurant belongs to you yet. Whoever adds a place becomes its owner.</p>
        <Link className="button" data-look="primary" href="/create/v2/search">
          Add a restaurant
        </Link>
      </div>
    )
  }
  return (
    <ul className="owned">
      {owned.map(({ id, name }) => (
        <li key={id} className="owned-row">
          {name === null ? (
            <span className="owned-missing">This listing cannot be read just now.</span>
          ) : (
            <Link href={`/details/${id}`}>{name}</Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Names for ids that are separated by spaces; null while they are on their way. */
function useOwned(ids: string | undefined): Owned[] | null {
  const [owned, setOwned] = useState<Owned[] | null>(null)
  useEffect(() => {
    if (!ids) return
    const controller = new AbortController()
    const nameOf = (id: string): Promise<Owned> =>
      getRestaurant(id, controller.signal).then(
        ({ name }) => ({ id, name }),
        () => ({ id, name: null }),
      )
    void Promise.all(ids.split(' ').map(nameOf)).then((found) => {
      if (!controller.signal.aborted) setOwned(found)
    })
    return () => controller.abort()
  }, [ids])
  return owned
}
