import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import type { WholeRestaurant } from '../../../worker/contract/restaurants/keeping.ts'
import { type KeptArea, readAll } from '../../kept/keptAreas.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { SearchKept } from './SearchKept.tsx'

vi.mock('../../kept/keptAreas.ts', () => ({ readAll: vi.fn() }))
vi.mock('../../map/loadMap.ts', () => ({ loadMap: () => new Promise(() => undefined) }))

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const AREAS: KeptArea[] = []
const RUBY: WholeRestaurant = { restaurant: makeRestaurant({ name: 'Ruby' }), menu: '- Pho' }

const NONE = 'Nothing that is kept matches.'

test('says nothing of what it finds until the device has been read', async () => {
  const { promise, resolve } = Promise.withResolvers<WholeRestaurant[]>()
  vi.mocked(readAll).mockReturnValue(promise)
  renderVisit(<SearchKept areas={AREAS} />)
  expect(screen.queryByText(NONE)).toBeNull()
  resolve([RUBY])
  await screen.findByText('1 place')
  await userEvent.type(screen.getByRole('searchbox'), 'sushi')
  await screen.findByText(NONE)
})

test('says when the device cannot be read', async () => {
  vi.mocked(readAll).mockRejectedValue(new DOMException('', 'UnknownError'))
  renderVisit(<SearchKept areas={AREAS} />)
  await screen.findByText('That did not work, please try again')
})

const at = (name: string, lng: number | null): WholeRestaurant => {
  const geoJson: Restaurant['geoJson'] =
    lng === null ? null : { type: 'Point', coordinates: [lng, 42] }
  return { restaurant: makeRestaurant({ _id: name, name, geoJson }), menu: null }
}

test('sorts by distance from the visitor, once they share where they are', async () => {
  vi.mocked(readAll).mockResolvedValue([at('Far', -71.2), at('Van', null), at('Near', -71.01)])
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (found: PositionCallback) =>
        found({ coords: { latitude: 42, longitude: -71 } } as GeolocationPosition),
    },
  })
  renderVisit(<SearchKept areas={AREAS} />)
  const names = async () =>
    (await screen.findAllByRole('heading')).map(({ textContent }) => textContent)
  expect(await names()).toEqual(['Far', 'Van', 'Near'])
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  await screen.findByText('3 places · nearest first')
  expect(await names()).toEqual(['Near', 'Far', 'Van'])
  screen.getByText('0.51 mi')
})

test('begins with the keywords of the address that could not be loaded', async () => {
  const at = '/cities/massachusetts/boston?zoom=12&q=banh+mi#list'
  history.replaceState(null, '', `/offline?at=${encodeURIComponent(at)}`)
  vi.mocked(readAll).mockResolvedValue([RUBY])
  renderVisit(<SearchKept areas={AREAS} />)
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'banh mi')
  await screen.findByText(NONE)
})
