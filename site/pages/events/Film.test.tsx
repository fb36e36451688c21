import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Film } from './Film.tsx'
import { SCENES } from './scenes.ts'

const film = new DOMParser().parseFromString(renderToStaticMarkup(<Film />), 'text/html')

test('is a picture that leads to the film, which needs no script', () => {
  const link = film.querySelector('a.film-start')
  expect(link?.getAttribute('href')).toMatch(/\.webm$/)
  expect(link?.textContent).toBe('Watch the demo')
  expect(link?.querySelector('img')?.getAttribute('loading')).toBe('lazy')
})

test.each([
  ['with scripts', () => film.querySelector('template')?.content],
  ['without', () => film.querySelector('noscript')],
])('has a player %s that plays and loads nothing by itself, with captions', (_, part) => {
  const video = part()?.querySelector('video')
  expect(video?.getAttribute('aria-label')).toMatch(/^Demo/)
  expect(video?.hasAttribute('controls')).toBe(true)
  expect(video?.hasAttribute('autoplay')).toBe(false)
  expect(video?.getAttribute('preload')).toBe('none')
  expect(video?.getAttribute('poster')).toMatch(/\.webp$/)
  expect(video?.querySelector('track')?.getAttribute('kind')).toBe('captions')
})

test('tells in words what it shows', () => {
  const told = [...film.querySelectorAll('figcaption li')].map((item) => item.textContent)
  expect(told).toEqual(Object.values(SCENES))
})
