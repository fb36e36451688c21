import { expect, it } from 'vitest'
import manifest from '../../dist/site/.vite/manifest.json'
import { assetsFor, PAGE_SOURCES } from './assets.ts'

it('every page that is named here is a file of the site', () => {
  const missing = Object.values(PAGE_SOURCES).filter((source) => !Object.hasOwn(manifest, source))
  expect(missing).toEqual([])
})

it('a page starts with its own script and styles, so that nothing waits for the first script', () => {
  const first = assetsFor('find')
  const create = assetsFor('create')
  expect(create.preloads.some((path) => path.includes('/CreatePage-'))).toBe(true)
  expect(create.styles.length).toBeGreaterThan(first.styles.length)
  expect(create.styles.some((path) => path.includes('/CreatePage-'))).toBe(true)
})
