import '../../ui/Button.css'
import '../../ui/form/Field.css'
import './Lists.css'
import { useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { t, to } from '../../../languages/t.ts'
import { MAX_LIST_NAME_LENGTH, MAX_LISTS } from '../../../worker/contract/saved/savedLimits.ts'
import { herePath } from '../../shell/returnPath.ts'
import { Button } from '../../ui/Button.tsx'
import { useKeptFocus } from '../../ui/focus/useKeptFocus.ts'
import { textOf, useForm } from '../../ui/form/useForm.ts'
import { placesOf, type SavedData } from '../merging/savedData.ts'
import { beginList } from '../saving.ts'

interface ListsProps {
  lists: readonly { id: string; name: string }[]
  /** The shown list; null for everything saved. */
  chosen: string | null
  data: Readonly<SavedData>
}

/** The user's lists, and a field for a new one. */
export function Lists({ lists, chosen, data }: ListsProps) {
  const nav = useRef<HTMLElement>(null)
  // A list that is deleted takes its button with it.
  useKeptFocus(chosen ?? '', nav)
  return (
    <div className="lists no-print">
      <nav ref={nav} tabIndex={-1} aria-label={t('Lists')}>
        <ul className="list-links">
          <ListLink href={to('/saved')} isChosen={chosen === null} count={placesOf(data).length}>
            {t('All saved')}
          </ListLink>
          {lists.map(({ id, name }) => (
            <ListLink
              key={id}
              href={to(`/saved?list=${id}`)}
              isChosen={id === chosen}
              count={placesOf(data, id).length}
            >
              {name}
            </ListLink>
          ))}
        </ul>
      </nav>
      {lists.length < MAX_LISTS && <NewList />}
    </div>
  )
}

interface ListLinkProps {
  href: string
  isChosen: boolean
  count: number
  children: string
}

function ListLink({ href, isChosen, count, children }: ListLinkProps) {
  return (
    <li>
      <Link href={href} className="button list-link" aria-current={isChosen ? 'page' : undefined}>
        <span dir="auto">{children}</span> <small>{count}</small>
      </Link>
    </li>
  )
}

function NewList() {
  const [, navigate] = useLocation()
  const { form, onSubmit, empty } = useForm(async (entered) => {
    const name = textOf(entered, 'name').trim()
    if (name === '') return
    const before = herePath()
    const id = await beginList(name)
    empty()
    // Storing takes a moment, and the person may have gone to another list meanwhile.
    if (herePath() === before) navigate(to(`/saved?list=${id}`))
  })
  return (
    <form className="new-list" ref={form} onSubmit={onSubmit}>
      <input
        className="input"
        name="name"
        aria-label={t('Name of a new list')}
        placeholder={t('New list')}
        maxLength={MAX_LIST_NAME_LENGTH}
        required
      />
      <Button type="submit">{t('Add')}</Button>
    </form>
  )
}
