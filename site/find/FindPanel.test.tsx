import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageInput } from '../../worker/contract/page/page.ts'
import { fakeApi } from '../testing/fakeApi.ts'
import { answerOf } from '../testing/renderFind.tsx'
import { makeInput } from '../testing/renderVisit.tsx'
import { makeFound } from '../testing/restaurants.ts'
import { fillInAgain } from '../wake/fillInAgain.ts'
import { IslandRoot } from '../wake/IslandRoot.tsx'
import { FindPanel } from './FindPanel.tsx'
import { findOf } from './findOf.ts'

const errors = vi.fn()
beforeEach(() => {
  fakeApi({})
  vi.spyOn(console, 'error').mockImplementation(errors)
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
  document.body.replaceChildren()
  errors.mockReset()
})

/** The search as the Worker draws it at an address, before the island wakes. */
function draw(url: string) {
  window.history.replaceState(null, '', url)
  const content = {
    page: 'find' as const,
    city: null,
    centre: { lat: 42.36, lng: -71.06 },
    distanceKm: 10,
    answer: answerOf([makeFound({ _id: 'r1' })]),
    unknownPlace: null,
  }
  // In the Worker the store is another one.
  const root = (drawn: PageInput, onTaken = () => {}) => (
    <IslandRoot of={FindPanel} props={{}} input={drawn} onTaken={onTaken} />
  )
  const island = document.createElement('page-island')
  const markup = renderToString(root(makeInput({ url, content })))
  island.append(document.createRange().createContextualFragment(markup))
  document.body.append(island)
  const input = makeInput({ url, content })
  const wake = () =>
    act(async () =>
      hydrateRoot(
        island,
        root(input, () => fillInAgain(island)),
      ),
    )
  return { find: findOf(input), wake }
}

const place = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' })
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

it('keeps what was typed and ticked before it wakes', async () => {
  const { find, wake } = draw('/?lat=42.36&lng=-71.06')
  place().value = 'Portland'
  box('Vegetarian').checked = false
  box('Vegan options').checked = false
  await wake()
  expect(place().value).toBe('Portland')
  expect(find.state.diets).toEqual(['vegan'])
  expect(box('Vegetarian').checked).toBe(false)
})

it.each(['diet=vegan', 'cuisine=thai&cuisine=pizza&cuisine=burger'])(
  'leaves the filters of the address as they are: %s',
  async (query) => {
    const { find, wake } = draw(`/?lat=42.36&lng=-71.06&${query}`)
    const { diets, cuisines } = find.state
    await wake()
    expect(find.state).toMatchObject({ diets, cuisines, status: 'ready' })
  },
)

it('begins as the Worker drew it, however late it wakes, and is in step then', async () => {
  const { find, wake } = draw('/?lat=42.36&lng=-71.06&near=Boston&diet=vegan')
  Object.assign(find.state, { near: '', diets: ['vegetarian'] })
  await wake()
  expect(errors).not.toHaveBeenCalled()
  expect(place().value).toBe('')
  expect(box('Vegan').checked).toBe(false)
  expect(find.state).toMatchObject({ near: '', diets: ['vegetarian'] })
})
