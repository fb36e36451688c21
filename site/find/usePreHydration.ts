import { type RefObject, useEffect, useEffectEvent } from 'react'
import { DIETS } from '../../worker/contract/diet.ts'
import { chosenDiets } from './address/findUrl.ts'
import type { Find } from './findState.ts'
import { searchAsAsked } from './searching.ts'

interface Drafts {
  near: (text: string) => void
  keywords: (text: string) => void
}

/** Whether the same are chosen, in whatever order the form and the address name them. */
const isSame = (a: readonly string[], b: readonly string[]) =>
  a.toSorted().join() === b.toSorted().join()

/**
 * What a visitor typed or ticked in the form before its script ran: the browser shows it, the components do not know of
 * it. Takes it over once, when they come alive.
 */
export function usePreHydration(
  form: RefObject<HTMLFormElement | null>,
  find: Find,
  drafts: Drafts,
): void {
  const take = useEffectEvent((data: FormData) => {
    const { state } = find
    const text = (name: string) => String(data.get(name) ?? '')
    if (text('near') !== state.near) drafts.near(text('near'))
    if (text('q') !== state.keywords) drafts.keywords(text('q'))
    const liveOnly = data.get('live') === '1'
    const diets = data.has('only')
      ? (['vegan'] as const)
      : chosenDiets(DIETS.filter((diet) => data.getAll('diet').includes(diet)))
    const cuisines = data.getAll('cuisine').map(String)
    const isAsBefore = liveOnly === state.liveOnly && isSame(diets, state.diets)
    if (isAsBefore && isSame(cuisines, state.cuisines)) return
    state.liveOnly = liveOnly
    state.diets = diets
    state.cuisines = cuisines
    searchAsAsked(find)
  })

  useEffect(() => {
    if (form.current) take(new FormData(form.current))
  }, [form])
}
