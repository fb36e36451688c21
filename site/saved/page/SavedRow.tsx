import '../../ui/form/Field.css'
import '../../ui/form/checkRow.css'
import './SavedRow.css'
import { startTransition, useEffect, useOptimistic, useRef } from 'react'
import { t, to } from '../../../languages/t.ts'
import { listCuisines } from '../../../worker/contract/restaurants/cuisineNames.ts'
import type { WholeRestaurant } from '../../../worker/contract/restaurants/keeping.ts'
import { DietBadge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { PageIcon } from '../../ui/PageIcon.tsx'
import type { Place } from '../merging/savedData.ts'
import { describePlace, setSaved } from '../saving.ts'
import { NoteField } from './NoteField.tsx'

interface SavedRowProps {
  place: Place & { id: string }
  /** Null: no longer on Sprig; undefined: not known yet. */
  known: WholeRestaurant | null | undefined
  lists: readonly { id: string; name: string }[]
  /** Chosen on the map, so the row scrolls into view. */
  isSelected: boolean
}

/** A saved place with the user's note and its lists. */
export function SavedRow({ place, known, lists, isSelected }: SavedRowProps) {
  const { id, note } = place
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  const name = known?.restaurant.name ?? place.name
  return (
    <li className="saved-row" ref={row} data-selected={isSelected || undefined}>
      <div className="saved-words">
        <h2 className="saved-name">
          {known === null ? (
            <bdi>{name}</bdi>
          ) : (
            <a href={to(`/details/${id}`)}>
              <bdi>{name}</bdi>
            </a>
          )}
        </h2>
        <About known={known} />
        {note !== '' && (
          <p className="saved-note">
            <bdi>{note}</bdi>
          </p>
        )}
        <details className="no-print">
          <summary>{t('Note and lists')}</summary>
          <Describe place={place} name={name} lists={lists} />
        </details>
      </div>
      <IconButton
        label={t('Remove {name}', { name })}
        onClick={() => void setSaved({ id, name }, false)}
      >
        <PageIcon name="trash" />
      </IconButton>
    </li>
  )
}

function About({ known }: Pick<SavedRowProps, 'known'>) {
  if (known === null)
    return <p className="saved-about">{t('No longer on Sprig: it was deleted.')}</p>
  if (known === undefined) return null
  const { cuisine, diet, address, closedAt } = known.restaurant
  return (
    <>
      <p className="saved-about">
        <DietBadge diet={diet} />
        {cuisine.length > 0 && <span>{listCuisines(cuisine)}</span>}
        {address && (
          <span>
            <bdi>{address}</bdi>
          </span>
        )}
      </p>
      {closedAt && <p className="saved-about">{t('Closed for good.')}</p>}
    </>
  )
}

interface DescribeProps extends Pick<SavedRowProps, 'place' | 'lists'> {
  name: string
}

function Describe({ place: { id, note, lists: on }, name, lists }: DescribeProps) {
  return (
    <div className="saved-describe">
      <NoteField id={id} note={note} name={name} />
      {lists.length > 0 && (
        <fieldset className="saved-lists">
          <legend>{t('On the lists')}</legend>
          {lists.map((list) => (
            <OnList key={list.id} id={id} list={list} isOn={on.includes(list.id)} />
          ))}
        </fieldset>
      )}
    </div>
  )
}

interface OnListProps {
  id: string
  list: { id: string; name: string }
  isOn: boolean
}

function OnList({ id, list, isOn }: OnListProps) {
  // Shown at once, since saving takes a moment.
  const [isShownOn, setShownOn] = useOptimistic(isOn)
  const setOn = (wanted: boolean) =>
    startTransition(async () => {
      setShownOn(wanted)
      await describePlace(id, ({ lists }) => {
        const others = lists.filter((one) => one !== list.id)
        return { lists: wanted ? [...others, list.id] : others }
      })
    })
  return (
    <label className="check-row">
      <input type="checkbox" checked={isShownOn} onChange={({ target }) => setOn(target.checked)} />
      <span dir="auto">{list.name}</span>
    </label>
  )
}
