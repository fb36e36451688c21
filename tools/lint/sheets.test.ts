import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readSheets, selectorsOf, stylesAllInside } from './sheets.ts'

const { selectors, named, home, components } = readSheets(
  fileURLToPath(new URL('../../site', import.meta.url)),
)

it('reads the selectors of a sheet', () => {
  const css = '/* .no {} */ @media print { .a, .b:is(.c, .d) { --x: 1; > .e { color: red } } }'
  expect(selectorsOf(css)).toEqual(['.a', '.b:is(.c, .d)', '> .e'])
})

it('no sheet has a rule for a class that no component names', () => {
  const written = new Set([...components.values()].flatMap(({ classes }) => [...classes]))
  const unused = [...named].flatMap(([file, classes]) =>
    [...classes]
      .filter((name) => !written.has(name) && !name.startsWith('maplibregl-'))
      .map((name) => `${file}: .${name}`),
  )
  expect(unused).toEqual([])
})

it('every component brings the sheets of the classes it names', () => {
  const homes = (name: string) => [...home].filter(([, all]) => all.has(name)).map(([file]) => file)
  const missing = [...components].flatMap(([file, { classes, sheets }]) =>
    [...classes]
      .map((name) => ({ name, at: homes(name) }))
      // Every page has the base.
      .filter(({ at }) => at.length > 0 && !at.includes('styles/base.css'))
      .filter(({ at }) => !at.some((sheet) => sheets.has(sheet)))
      .map(({ name, at }) => `${file} lacks ${at.join(' or ')} for .${name}`),
  )
  expect(missing).toEqual([])
})

it('every sheet is brought by a component', () => {
  const brought = new Set([...components.values()].flatMap(({ sheets }) => [...sheets]))
  expect([...named.keys()].filter((file) => !brought.has(file))).toEqual([])
})

it.each([
  ['.a:has(.b) > :not(.c)', true],
  ['&:not([d] *, :has(.b > :is(.c, .d))) .e > *', true],
  ['&:not([d] *, :has(.b > :is(.c, .d))) .e > :is(.f, .g)', false],
  ['.a:has(.b):not(.c)', false],
  ['.a:has(.b) > label::after', false],
])('sees whether %s restyles all of what it looks into', (selector, does) => {
  expect(stylesAllInside(selector)).toBe(does)
})

it('no rule with :has holds for parts of any kind, since each new part would restyle all', () => {
  const costly = [...selectors].flatMap(([file, all]) =>
    all.filter(stylesAllInside).map((selector) => `${file}: ${selector}`),
  )
  expect(costly).toEqual([])
})
