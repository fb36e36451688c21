import { expect, it } from 'vitest'
import manifest from '../../dist/site/.vite/manifest.json'
import { ISLANDS } from '../../site/islands.ts'
import { PAGES } from '../../site/pages.ts'
import { assetsFor } from './assets.ts'

const named = (kind: 'isEntry' | 'isDynamicEntry') =>
  Object.values(manifest).flatMap((chunk) =>
    kind in chunk && 'name' in chunk ? [String(chunk.name)] : [],
  )

it('every page of site/pages.ts is built, and no other', () => {
  const built = named('isEntry').filter(
    (name) => !['client', 'botCheckFrame', 'everyScript', 'mapWorker'].includes(name),
  )
  const pages = PAGES.map(({ name }) => name)
  expect(built.sort()).toEqual(pages.sort())
})

it('every island is a script of its own', () => {
  const built = named('isDynamicEntry')
  for (const name of Object.keys(ISLANDS))
    expect(built.filter((one) => one === name)).toHaveLength(1)
})

it('a page has the styles that it uses and no others', () => {
  const { styles } = assetsFor('about', { islands: [] })
  expect(styles.some(({ path }) => path.includes('/shared-'))).toBe(true)
  expect(styles.some(({ path }) => path.includes('/about-'))).toBe(true)
  expect(styles.some(({ path }) => path.includes('/form-'))).toBe(false)
  expect(styles.filter(({ text }) => text === '')).toEqual([])
})

const signUp = (when: 'idle' | 'touch') => ({ name: 'SignUp', when, isGuarded: false })

it('a page preloads only the scripts of islands that wake at once', () => {
  const wakes = assetsFor('signup', { islands: [signUp('idle')] })
  expect(wakes.preloads.some((path) => path.includes('/SignUp-'))).toBe(true)
  expect(wakes.preloads.some((path) => path.includes('/hydrate-'))).toBe(true)
  const sleeps = assetsFor('explore', { islands: [signUp('touch')] })
  expect(sleeps.preloads).toEqual(assetsFor('about', { islands: [] }).preloads)
})

it('a script is listed with all its imports, without those of the entry', () => {
  const { scripts, entry } = assetsFor('explore', { islands: [signUp('touch')] })
  expect(scripts.SignUp?.[0]).toContain('/SignUp-')
  expect(scripts.SignUp?.some((path) => path.includes('/base-'))).toBe(true)
  expect(Object.values(scripts).flat()).not.toContain(entry)
})

it('the start script of a page loads beside the entry and does not import React', () => {
  const { scripts, preloads } = assetsFor('find', { islands: [], begins: 'startFind' })
  expect(scripts.begin?.[0]).toContain('/startFind-')
  expect(preloads).toEqual(expect.arrayContaining(scripts.begin ?? []))
  expect(preloads.filter((path) => path.includes('/base-'))).toEqual([])
})
