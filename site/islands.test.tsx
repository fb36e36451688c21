import { expect, test } from 'vitest'
import { BEGINNINGS, ISLANDS } from './islands.ts'
import { PAGES } from './pages.ts'
import { showPage } from './testing/showPage.tsx'

test.each(Object.entries(ISLANDS))(
  'the file of the island %s has a component of that name',
  async (name, load) => {
    expect((await load())[name]).toHaveProperty('name', name)
  },
)

test.each(PAGES.filter(({ loads }) => loads === 'nothing'))(
  'every island of the page $name is known to the browser',
  async ({ name }) => {
    const { islands } = await showPage(name)
    expect(islands.length).toBeGreaterThan(0)
    for (const { name: island } of islands) expect(ISLANDS).toHaveProperty(island)
  },
)

test('what a page begins with is a script of that name', async () => {
  const named = PAGES.flatMap(({ begins }) => (begins === undefined ? [] : [begins]))
  expect(named).toEqual(Object.keys(BEGINNINGS))
  for (const name of named) expect((await BEGINNINGS[name]?.())?.begin).toBeTypeOf('function')
})
