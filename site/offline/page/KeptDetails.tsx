import '../../listing/DetailsPage.css'
import '../../listing/place/Facts.css'
import '../../ui/Button.css'
import '../../ui/page.css'
import { lazy, useEffect, useState } from 'react'
import { t, to } from '../../../languages/t.ts'
import type { PageProps } from '../../../worker/contract/page/page.ts'
import type { WholeRestaurant } from '../../../worker/contract/restaurants/keeping.ts'
import { mayUse } from '../../account/auth.ts'
import { useAuth } from '../../account/useAuth.ts'
import { findKept } from '../../kept/keptAreas.ts'
import { DetailsHead } from '../../listing/DetailsHead.tsx'
import { MenuPart } from '../../listing/menu/MenuPart.tsx'
import { Directions } from '../../listing/place/Directions.tsx'
import { FactList } from '../../listing/place/FactList.tsx'
import { HeartButton } from '../../saved/HeartButton.tsx'
import { PageIcon } from '../../ui/PageIcon.tsx'
import { Part } from '../../ui/part/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotHere } from './NotHere.tsx'

// Loaded lazily, because it is also an island: a static import would merge its script into this one.
const OpeningHours = lazy(async () => ({
  default: (await import('../../listing/place/OpeningHours.tsx')).OpeningHours,
}))

/** A restaurant's page from the copy on this device, without what needs a connection: the app of a maps service needs none. */
export function KeptDetails({ id, input }: PageProps & { id: string }) {
  const [found, setFound] = useState<WholeRestaurant | null | undefined>()
  const { user } = useAuth()
  const [now] = useState(() => new Date().toISOString())
  useEffect(() => {
    findKept(id).then(setFound, () => setFound(null))
  }, [id])
  if (found === undefined) return <Skeleton lines={4} />
  if (found === null) return <NotHere />
  const { restaurant } = found
  const hours = (
    <Part>
      <OpeningHours input={{ ...input, content: { page: 'details', ...found }, now }} />
    </Part>
  )
  return (
    <article className="page details">
      <DetailsHead
        restaurant={restaurant}
        heart={<HeartButton id={restaurant._id} name={restaurant.name} />}
      />
      <div className="details-columns">
        <section className="facts" aria-label={t('Visit')}>
          <Directions restaurant={restaurant} />
          <FactList restaurant={restaurant} hours={hours} />
        </section>
        <MenuPart {...found} />
      </div>
      {mayUse(user, ['admin', id]) && (
        <p>
          <a className="button" data-size="small" href={to(`/${id}/edit`)}>
            <PageIcon name="pencil" />
            {t('Edit Listing')}
          </a>
        </p>
      )}
    </article>
  )
}
