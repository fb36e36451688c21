import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { savedHearts } from '../../saved/savedHearts.ts'
import { answerOf, renderFind } from '../../testing/renderFind.tsx'
import { makeFound } from '../../testing/restaurants.ts'
import { fakeSearches, found } from '../../testing/searchAnswers.ts'
import { select } from '../findState.ts'
import { goTo } from '../moving.ts'
import { ResultsList } from './ResultsList.tsx'

const answers = fakeSearches()
const dish = (index: number) => ({ option: `Dish ${index}`, description: `Nice ${index}`, index })

function show(fields: Parameters<typeof makeFound>[0][], signedIn = false, total?: number) {
  const content = { answer: answerOf(fields.map(makeFound), total) }
  return renderFind(<ResultsList signedIn={signedIn} />, { content })
}

it('the first search is announced in a status that was there before', async () => {
  const content = { centre: null, answer: null }
  const { find } = renderFind(<ResultsList signedIn={false} />, { path: '/', content })
  const said = within(screen.getByRole('region', { name: 'Results' })).getByRole('status')
  expect(said.textContent).toBe('')
  answers.next.push(() => found(2))
  act(() => goTo(find, { lat: 43.2, lng: -71.5 }, 'Concord, NH'))
  await waitFor(() => expect(said.textContent).toBe('Searching for restaurants…'))
  await waitFor(() => expect(said.textContent).toContain('2 restaurants within'))
  expect(said.isConnected).toBe(true)
})

describe('a row of the list', () => {
  it('shows name, capitalised cuisines, miles with two decimals and stars', () => {
    show([{ _id: 'r1', name: 'Bean', rating: 4.5 }])
    expect(screen.getByRole('link', { name: 'Bean' })).toBeTruthy()
    expect(screen.getByText('Middle Eastern, Pizza')).toBeTruthy()
    expect(screen.getByText('1.00 mi')).toBeTruthy()
    expect(
      screen.getByRole('img', { name: /^4.5 out of 5 stars, invented for our sample data$/ }),
    ).toBeTruthy()
  })

  it('has a heart, filled for what is saved', () => {
    show([
      { _id: 'r1', name: 'Bean' },
      { _id: 'r2', name: 'Leaf' },
    ])
    act(() => {
      savedHearts.ids = ['r2']
    })
    expect(screen.getByRole('button', { name: 'Save Leaf', pressed: true })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save Bean', pressed: false })).toBeTruthy()
  })

  it('shows its address where another has its name', () => {
    const elm = { name: 'Bean', address: '1 Elm Street' }
    show([
      { _id: 'r1', ...elm },
      { _id: 'r2', name: 'Bean', address: '2 Oak Street' },
      { _id: 'r3', name: 'Leaf', address: '3 Ash Street' },
    ])
    expect(screen.getByText('1 Elm Street')).toBeTruthy()
    expect(screen.getByText('2 Oak Street')).toBeTruthy()
    expect(screen.queryByText('3 Ash Street')).toBeNull()
  })

  it('has an edit pencil for members only', () => {
    show([{ _id: 'r1', name: 'Bean' }], true)
    expect(screen.getByRole('link', { name: 'Edit Bean' }).getAttribute('href')).toBe('/r1/edit')
  })

  it('has no pencil for visitors', () => {
    show([{ _id: 'r1', name: 'Bean' }])
    expect(screen.queryByRole('link', { name: 'Edit Bean' })).toBeNull()
  })

  it('opens to its only dish inline and a link to the details', async () => {
    show([{ _id: 'r1', name: 'Bean', veganOptions: [dish(0)] }])
    await userEvent.click(screen.getByRole('link', { name: 'Bean' }))
    expect(screen.getByText('Dish 0')).toBeTruthy()
    expect(screen.queryByText('rest of menu')).toBeNull()
    expect(screen.getByText('see details').getAttribute('href')).toBe('/details/r1')
  })

  it('opens to a carousel of six dishes at most and the rest of the menu', async () => {
    show([{ _id: 'r1', name: 'Bean', veganOptions: [0, 1, 2, 3, 4, 5, 6, 7].map(dish) }])
    await userEvent.click(screen.getByRole('link', { name: 'Bean' }))
    const [carousel] = screen.getAllByRole('region', { name: 'Vegan dishes at Bean' })
    expect(within(carousel ?? document.body).getByText('Dish 5')).toBeTruthy()
    expect(screen.queryByText('Dish 6')).toBeNull()
    expect(screen.getByText('rest of menu').getAttribute('href')).toBe('/details/r1')
  })

  it('names six dishes at most while it is closed', () => {
    show([{ _id: 'r1', veganOptions: [0, 1, 2, 3, 4, 5, 6].map(dish) }])
    expect(screen.getByText('Dish 0, Dish 1, Dish 2, Dish 3, Dish 4, Dish 5')).toBeTruthy()
  })

  it('comes into view with what it holds when it is opened, and not when it came open', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    renderFind(<ResultsList signedIn={false} />, {
      path: '/?lat=42.36&lng=-71.06&sel=r1',
      content: { answer: answerOf([{ _id: 'r1', name: 'Bean' }, { _id: 'r2' }].map(makeFound)) },
    })
    expect(seen).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('link', { name: 'Green Fork' }))
    expect(seen).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
    seen.mockRestore()
  })

  it('opens when its place is chosen on the map', async () => {
    const { find } = show([{ _id: 'r1', name: 'Bean' }])
    select(find, 'r1', 'MAP')
    expect(await screen.findByText('see details')).toBeTruthy()
  })

  it('of a pop-up says whether it is out', () => {
    show([
      { _id: 'r1', status: 'ONLINE' },
      { _id: 'r2', status: 'OFFLINE' },
    ])
    expect(screen.getByText(/^Live now/)).toBeTruthy()
    expect(screen.getByText('Offline')).toBeTruthy()
  })
})

describe('the list', () => {
  it('says honestly how many of all it shows', () => {
    show([{ _id: 'r1' }, { _id: 'r2' }], false, 640)
    expect(screen.getByText('2 of 640 restaurants')).toBeTruthy()
  })

  it('leads visitors to /signup', () => {
    show([{ _id: 'r1' }])
    expect(screen.getByText('Sign up to add it').getAttribute('href')).toBe('/signup')
  })

  it('leads members to adding a restaurant', () => {
    show([{ _id: 'r1' }], true)
    expect(screen.getByText('Add a restaurant').getAttribute('href')).toBe('/create/v2/search')
  })

  it('offers to clear the filters when they leave nothing', () => {
    renderFind(<ResultsList signedIn={false} />, {
      path: '/?lat=1&lng=1&cuisine=thai',
      content: { answer: answerOf([]) },
    })
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy()
  })

  it('leads to the supported areas when there is nothing at all', () => {
    show([])
    expect(screen.getByText('Explore our supported areas').getAttribute('href')).toBe('/explore')
    expect(screen.queryByRole('link', { name: 'Keep this area' })).toBeNull()
  })
})

describe('unconfirmed places', () => {
  const showWith = (more: object, restaurants = [makeFound({ _id: 'r1' })]) =>
    renderFind(<ResultsList signedIn={false} />, {
      content: { answer: { ...answerOf(restaurants), ...more } },
    })

  it('are counted beside the others, unless there are none', () => {
    showWith({ unconfirmed: 1234 })
    expect(screen.getByRole('button', { name: 'Show 1,234 unconfirmed places' })).toBeTruthy()
    cleanup()
    showWith({ unconfirmed: 0 })
    expect(screen.queryByText(/unconfirmed/)).toBeNull()
  })

  it('are "about" as many when they were not all counted', () => {
    showWith({ unconfirmed: 34, unconfirmedApproximate: true })
    expect(screen.getByRole('button', { name: 'Show about 34 unconfirmed places' })).toBeTruthy()
  })

  it('are searched for with all others at a click', async () => {
    answers.next = [() => found(2)]
    const { find } = showWith({ unconfirmed: 34 })
    await userEvent.click(screen.getByRole('button', { name: 'Show 34 unconfirmed places' }))
    expect(await screen.findByText('2 restaurants')).toBeTruthy()
    expect(answers.asked[0]?.searchParams.getAll('diet')).toEqual(find.state.diets)
    expect(find.state.diets).toContain('unconfirmed')
    expect(screen.queryByText(/unconfirmed/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }))
  })

  it('prevent the message that there is nothing, if nothing is confirmed', async () => {
    answers.next = [() => found(2)]
    showWith({ unconfirmed: 34 }, [])
    expect(screen.getByText('There are no confirmed restaurants here yet.')).toBeTruthy()
    expect(screen.queryByText(/no Sprig results/)).toBeNull()
    const more = screen.getByRole('link', { name: 'Show 34 unconfirmed places' })
    expect(more.getAttribute('href')).toContain('diet=options&diet=unconfirmed')
    await userEvent.click(more)
    expect(await screen.findByText('2 restaurants')).toBeTruthy()
  })
})
