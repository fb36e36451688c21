import { expect, it } from 'vitest'
import manifest from '../../dist/site/.vite/manifest.json'
import { ISLAND_NAMES } from '../../site/islands.ts'
import { PAGES } from '../../site/pages.ts'
import { assetsFor } from './assets.ts'

const named = (kind: 'isEntry' | 'isDynamicEntry') =>
  Object.values(manifest).flatMap((chunk) =>
    kind in chunk && 'name' in chunk ? [String(chunk.name)] : [],
  )

it('every page of the table is built, and no other', () => {
  const built = named('isEntry').filter(
    (name) => !['client', 'botCheckFrame', 'everyScript'].includes(name),
  )
  const pages = PAGES.map(({ name }) => name)
  expect(built.sort()).toEqual(pages.sort())
})

it('every island is a script of its own', () => {
  const built = named('isDynamicEntry')
  for (const name of ISLAND_NAMES) expect(built.filter((one) => one === name)).toHaveLength(1)
})

it('a page links the styles that it uses, and no others', () => {
  const { styles } = assetsFor('about', [])
  expect(styles.some((path) => path.includes('/shared-'))).toBe(true)
  expect(styles.some((path) => path.includes('/about-'))).toBe(true)
  expect(styles.some((path) => path.includes('/form-'))).toBe(false)
})

it('scripts of islands are loaded beside the first one where they wake at once, else not at all', () => {
  const wakes = assetsFor('signup', [{ name: 'SignUp', when: 'idle', isGuarded: false }])
  expect(wakes.preloads.some((path) => path.includes('/SignUp-'))).toBe(true)
  expect(wakes.preloads.some((path) => path.includes('/hydrate-'))).toBe(true)
  const sleeps = assetsFor('explore', [{ name: 'SignUp', when: 'touch', isGuarded: false }])
  expect(sleeps.preloads).toEqual(assetsFor('about', []).preloads)
})
