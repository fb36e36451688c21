import '../../listing/entries.css'
import '../../ui/Button.css'
import '../../ui/notice.css'
import '../../ui/page.css'
import './AreasPage.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Trans } from '../../../languages/Trans.tsx'
import { decimal, t, to } from '../../../languages/t.ts'
import { MAX_KEPT_KM } from '../../../worker/contract/restaurants/keepingLimits.ts'
import { type Area, type KeptArea, listAreas, middleOf, removeArea } from '../../kept/keptAreas.ts'
import { shortDay } from '../../listing/readableTime.ts'
import { CardsHint } from '../../pages/CardsHint.tsx'
import { PageHead } from '../../pages/PageHead.tsx'
import { addAlert } from '../../shell/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { useListFocus } from '../../ui/focus/useListFocus.ts'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { KeepArea } from './KeepArea.tsx'
import { SearchKept } from './SearchKept.tsx'
import { useKeeping } from './useKeeping.ts'
import { useQuery } from './useQuery.ts'

/** The area that the address asks to keep. */
function areaOf(params: URLSearchParams): Area | null {
  const [lat, lng, km] = ['lat', 'lng', 'km'].map((name) => Number(params.get(name) || Number.NaN))
  const name = params.get('near')?.slice(0, 100) || t('This area')
  const isPlace =
    lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isPlace && km ? { name, lat, lng, km: Math.min(MAX_KEPT_KM, Math.max(1, km)) } : null
}

/** The kept areas of this device: add one, search them, remove them. */
export function AreasPage() {
  const asked = areaOf(useQuery())
  const [areas, setAreas] = useState<KeptArea[] | null>(null)
  const look = useCallback(() => listAreas().then(setAreas), [])
  useEffect(() => void look(), [look])
  const keeping = useKeeping(look)
  const list = useRef<HTMLUListElement>(null)
  useListFocus(list, areas?.length ?? 0, { isGrowing: 'unasked' })
  const isKept = areas?.some(
    (area) => asked && middleOf(area) === middleOf(asked) && area.km === asked.km,
  )
  // During a download no other may start, and no area may be removed: it would come back.
  const isBusy = keeping.progress !== null
  useEffect(() => {
    if (!isBusy) return
    // The pressed button disappears with its card.
    return () => {
      if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
    }
  }, [isBusy])
  const wanted = keeping.area ?? (isKept ? null : asked)
  return (
    <div className="page">
      <PageHead title={t('Without a connection')}>
        {t(
          'Keep an area on this device to read its places and menus without a connection. Saved places are always there.',
        )}
      </PageHead>
      {areas === null && <NeedsScript />}
      {wanted && areas && <KeepArea area={wanted} keeping={keeping} />}
      {areas && areas.length > 0 ? (
        <>
          <ul className="entries" ref={list} tabIndex={-1} aria-label={t('Kept areas')}>
            {areas.map((area) => (
              <li key={middleOf(area)} className="entry">
                <span className="entry-words">
                  <strong dir="auto">{area.name}</strong> {sizeOf(area)}
                </span>
                <span className="line-up">
                  <Button
                    size="small"
                    aria-disabled={isBusy || undefined}
                    onClick={() => void keeping.keep(area)}
                  >
                    <Trans
                      id="Renew<hidden> {name}</hidden>"
                      values={{ name: area.name }}
                      components={{ hidden: <span className="visually-hidden" /> }}
                    />
                  </Button>
                  <Button
                    size="small"
                    aria-disabled={isBusy || undefined}
                    onClick={() => {
                      if (!isBusy) void forget(area).then(look)
                    }}
                  >
                    <Trans
                      id="Remove<hidden> {name}</hidden>"
                      values={{ name: area.name }}
                      components={{ hidden: <span className="visually-hidden" /> }}
                    />
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          <SearchKept areas={areas} />
        </>
      ) : (
        areas &&
        !asked && (
          <div className="empty">
            <p>{t('No area is kept yet. Search first: “Keep this area” is below the list.')}</p>
            <a className="button" href={to('/')}>
              {t('Find vegan food near you')}
            </a>
          </div>
        )
      )}
      <CardsHint />
    </div>
  )
}

function sizeOf({ count, bytes, keptAt }: KeptArea): string {
  return t('{count, plural, one {# place} other {# places}}, {size} MB, as of {day}', {
    count,
    size: decimal(bytes / 1_000_000, 1),
    day: shortDay(keptAt),
  })
}

async function forget(area: KeptArea): Promise<void> {
  try {
    await removeArea(area)
    const text = t('{name} is no longer on this device', { name: area.name })
    addAlert({ kind: 'success', text })
  } catch {
    addAlert({ kind: 'error', text: t('That did not work, please try again') })
  }
}
