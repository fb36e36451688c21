import './AreasPage.css'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { count, t } from '../../../languages/t.ts'
import type { WholeRestaurant } from '../../../worker/contract/restaurants/keeping.ts'
import { readPosition } from '../../device/position/position.ts'
import { NOWHERE, noteHere, whereabouts } from '../../device/position/whereabouts.ts'
import { formatDistance } from '../../device/units/distances.ts'
import { useUnits } from '../../device/units/units.ts'
import { useShared } from '../../device/useShared.ts'
import { type KeptArea, readAll } from '../../kept/keptAreas.ts'
import { HeartButton } from '../../saved/HeartButton.tsx'
import { PlacesMap } from '../../saved/PlacesMap.tsx'
import { addAlert } from '../../shell/alerts.ts'
import { paramsOf } from '../../shell/splitUrl.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useBusy } from '../../ui/form/useBusy.ts'
import { PlaceRow } from '../../ui/PlaceRow.tsx'
import { matchesWords } from './matchesWords.ts'
import { sortNearest } from './sortNearest.ts'
import { useQuery } from './useQuery.ts'

const MAX_SHOWN = 100

/** Searches all kept areas without a server. */
export function SearchKept({ areas }: { areas: readonly KeptArea[] }) {
  const { all, status } = useKept(areas)
  const [words, setWords] = useState(keywordsOf(useQuery().get('at') ?? ''))
  const wanted = useDeferredValue(words)
  const { here } = useShared(whereabouts, NOWHERE)
  const units = useUnits()
  const { isBusy, run } = useBusy()
  const sorted = useMemo(() => sortNearest(all, here), [all, here])
  const found = useMemo(() => sorted.filter(matchesWords(wanted)), [sorted, wanted])
  const shown = useMemo(() => found.slice(0, MAX_SHOWN), [found])
  const restaurants = useMemo(() => shown.map(({ restaurant }) => restaurant), [shown])
  return (
    <section className="search-kept" aria-label={t('Search what is kept')}>
      <Field
        label={t('Name, cuisine or dish')}
        name="words"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <BusyButton size="small" isBusy={isBusy} onClick={() => run(locate)}>
        {t('Use my location')}
      </BusyButton>
      <PlacesMap restaurants={restaurants} />
      <p role="status">
        {status === 'read' && countOf(found.length)}
        {here && found.length > 1 && ` · ${t('nearest first')}`}
        {status === 'failed' && t('That did not work, please try again')}
      </p>
      <ul>
        {shown.map(({ restaurant, distance }) => (
          <PlaceRow
            key={restaurant._id}
            restaurant={restaurant}
            distance={distance === undefined ? undefined : formatDistance(distance, units)}
          >
            <HeartButton id={restaurant._id} name={restaurant.name} isSmall />
          </PlaceRow>
        ))}
      </ul>
    </section>
  )
}

/** The keywords of the address that could not be loaded. */
const keywordsOf = (at: string): string => paramsOf(at.replace(/#.*/s, '')).get('q') ?? ''

async function locate(): Promise<void> {
  const found = await readPosition(false)
  if (!('problem' in found)) return noteHere(found)
  addAlert({ kind: found.isDenied ? 'info' : 'error', text: found.problem })
}

/** The restaurants of the areas, as far as they are read. */
function useKept(areas: readonly KeptArea[]) {
  const [all, setAll] = useState<WholeRestaurant[]>([])
  const [status, setStatus] = useState<'reading' | 'read' | 'failed'>('reading')
  useEffect(() => {
    let isOver = false
    readAll(areas).then(
      (read) => {
        if (isOver) return
        setAll(read)
        setStatus('read')
      },
      () => {
        if (!isOver) setStatus('failed')
      },
    )
    return () => {
      isOver = true
    }
  }, [areas])
  return { all, status }
}

function countOf(found: number): string {
  if (found === 0) return t('Nothing that is kept matches.')
  if (found > MAX_SHOWN) {
    return t('{count} places, the first {shown} are shown', {
      count: count(found),
      shown: MAX_SHOWN,
    })
  }
  return t('{count, plural, one {# place} other {# places}}', { count: found })
}
