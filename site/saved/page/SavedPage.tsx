import '../../ui/Button.css'
import '../../ui/notice.css'
import '../../ui/page.css'
import './SavedPage.css'
import { useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { Trans } from '../../../languages/Trans.tsx'
import { t, to } from '../../../languages/t.ts'
import { useAuth } from '../../account/useAuth.ts'
import { PageHead } from '../../pages/PageHead.tsx'
import { loginPath } from '../../shell/returnPath.ts'
import { paramsOf } from '../../shell/splitUrl.ts'
import { useListFocus } from '../../ui/focus/useListFocus.ts'
import { Loading } from '../../ui/Loading.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { listsOf, placesOf } from '../merging/savedData.ts'
import { PlacesMap } from '../PlacesMap.tsx'
import { syncSaved } from '../syncing.ts'
import { useSaved } from '../useSaved.ts'
import { ExportButtons } from './ExportButtons.tsx'
import { Lists } from './Lists.tsx'
import { ListTools } from './ListTools.tsx'
import { restoreLeftNotes } from './leftNotes.ts'
import { SavedRow } from './SavedRow.tsx'
import { usePlaces } from './usePlaces.ts'

/** The user's saved places: list, map and own lists. */
export function SavedPage() {
  const { signedIn } = useAuth()
  const { isKnown, data } = useSaved()
  const [hasAsked, setAsked] = useState(false)
  useEffect(() => {
    // When another user signs in meanwhile, the notes stay for the next visit.
    restoreLeftNotes().catch(() => undefined)
    void syncSaved().then(() => setAsked(true))
  }, [])
  // The account may hold what this device does not know yet.
  const mayCome = signedIn && !hasAsked && placesOf(data).length === 0
  return (
    <div className="page">
      <PageHead title={t('Saved places')}>
        {signedIn ? (
          t('In your account, and on this device for when there is no connection.')
        ) : (
          <Trans
            id="On this device. <a>Log in</a> to have them on every device."
            components={{ a: <TextLink href={to(loginPath(to('/saved')))} /> }}
          />
        )}
      </PageHead>
      {isKnown && !mayCome ? (
        <SavedPlaces />
      ) : (
        <>
          <NeedsScript />
          <Loading words={t('Opening the page…')} lines={5} />
        </>
      )}
    </div>
  )
}

/** The list that the address asks for. Without a connection the page's own address is in `at` (`site/offline`). */
function listOf(search: string): string {
  const params = new URLSearchParams(search)
  const at = params.get('at')
  return (at === null ? params : paramsOf(at)).get('list') ?? ''
}

function SavedPlaces() {
  const { data } = useSaved()
  const [selectedId, setSelected] = useState<string | null>(null)
  const chosen = listOf(useSearch())
  const lists = listsOf(data)
  const list = lists.find(({ id }) => id === chosen)
  const known = usePlaces(Object.keys(data.places))
  const places = placesOf(data, list?.id)
  const rows = useRef<HTMLUListElement>(null)
  // Places from another device appear without being asked for.
  useListFocus(rows, places.length, { isGrowing: 'unasked' })
  const restaurants = places.flatMap(({ id }) => known[id]?.restaurant ?? [])
  return (
    <div className="saved">
      <Lists lists={lists} chosen={list?.id ?? null} data={data} />
      {/* A list that is new or chosen changes the page around the focus. */}
      <p className="visually-hidden" role="status">
        {list ? t('List {name}', { name: list.name }) : t('Saved places')}
      </p>
      {list && <ListTools key={list.id} list={list} />}
      {places.length === 0 ? (
        <div className="empty">
          <p>
            {list
              ? t('Nothing is on this list yet: put a place on it under “Note and lists”.')
              : t('Nothing is saved yet. The heart of a place saves it.')}
          </p>
          {!list && (
            <a className="button" href={to('/')}>
              {t('Find vegan food near you')}
            </a>
          )}
        </div>
      ) : (
        <>
          <PlacesMap restaurants={restaurants} selectedId={selectedId} onSelect={setSelected} />
          <ul
            className="saved-rows"
            ref={rows}
            tabIndex={-1}
            aria-label={list?.name ?? t('Saved places')}
          >
            {places.map((place) => (
              <SavedRow
                key={place.id}
                place={place}
                known={known[place.id]}
                lists={lists}
                isSelected={place.id === selectedId}
              />
            ))}
          </ul>
          <ExportButtons title={list?.name ?? t('Saved places')} {...{ places, known, lists }} />
        </>
      )}
    </div>
  )
}
