import './AreasPage.css'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { count, t } from '../../../languages/t.ts'
import type { WholeRestaurant } from '../../../worker/contract/restaurants/keeping.ts'
import { type KeptArea, readAll } from '../../kept/keptAreas.ts'
import { HeartButton } from '../../saved/HeartButton.tsx'
import { PlacesMap } from '../../saved/PlacesMap.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PlaceRow } from '../../ui/PlaceRow.tsx'
import { matchesWords } from './matchesWords.ts'
import { useQuery } from './useQuery.ts'

const MAX_SHOWN = 100

/** The keywords of the address that could not be loaded. */
const keywordsOf = (at: string | null): string =>
  new URLSearchParams(at?.split('?')[1]?.replace(/#.*/s, '')).get('q') ?? ''

/** Searches all kept areas without a server. */
export function SearchKept({ areas }: { areas: readonly KeptArea[] }) {
  const [all, setAll] = useState<WholeRestaurant[]>([])
  const [status, setStatus] = useState<'reading' | 'read' | 'failed'>('reading')
  const asked = keywordsOf(useQuery().get('at'))
  const [words, setWords] = useState(asked)
  const wanted = useDeferredValue(words)
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
  const found = useMemo(() => all.filter(matchesWords(wanted)), [all, wanted])
  const shown = useMemo(
    () => found.slice(0, MAX_SHOWN).map(({ restaurant }) => restaurant),
    [found],
  )
  return (
    <section className="search-kept" aria-label={t('Search what is kept')}>
      <Field
        label={t('Name, cuisine or dish')}
        name="words"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <PlacesMap restaurants={shown} />
      <p role="status">
        {status === 'read' && countOf(found.length)}
        {status === 'failed' && t('That did not work, please try again')}
      </p>
      <ul>
        {shown.map((restaurant) => (
          <PlaceRow key={restaurant._id} restaurant={restaurant}>
            <HeartButton id={restaurant._id} name={restaurant.name} isSmall />
          </PlaceRow>
        ))}
      </ul>
    </section>
  )
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
