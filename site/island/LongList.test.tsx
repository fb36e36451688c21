import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FindList } from '../find/FindList.tsx'
import { find } from '../find/find.page.tsx'
import { renderPage } from '../server.tsx'
import { answerOf } from '../testing/renderFind.tsx'
import { makeInput } from '../testing/renderVisit.tsx'
import { makeFound } from '../testing/restaurants.ts'
import { IslandRoot } from '../wake/IslandRoot.tsx'

const restaurants = Array.from({ length: 200 }, (_, i) =>
  makeFound({
    _id: `r${i}`,
    name: `Fork & ${i % 7}`,
    address: `${i} Elm Street`,
    rating: i % 5,
    veganOptions: ['Laksa', 'Tofu', 'Soup'].map((option, index) => ({
      option,
      description: '',
      index,
    })),
  }),
)
const content = {
  page: 'find',
  city: null,
  centre: { lat: 42.36, lng: -71.06 },
  distanceKm: 10,
  answer: answerOf(restaurants),
  unknownPlace: null,
} as const
// The second row is open, with all that an open row has.
const input = makeInput({ url: '/?lat=42.36&lng=-71.06&sel=r1', content })

async function render() {
  if (find.loads !== 'find') throw new Error('The main view loads something else')
  let pauses = 0
  const { markup } = await renderPage(find, content, input, async () => {
    pauses += 1
  })
  return { markup, pauses }
}

it('a long list is drawn in pieces, to the letter as the browser draws it', async () => {
  const { markup } = await render()
  const whole = renderToString(<IslandRoot of={FindList} props={{}} input={input} />, {
    identifierPrefix: 'island-3-',
  })
  expect(whole.match(/<li class="row"/g)).toHaveLength(200)
  expect(markup.includes(whole)).toBe(true)
})

it('lets others compute between its pieces', async () => {
  expect((await render()).pauses).toBeGreaterThan(12)
})
