import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeFind } from '../../testing/renderFind.tsx'
import { fakeSearches } from '../../testing/searchAnswers.ts'
import { giveBack, useTakeOver } from './takeOver.ts'

const VIEW = { lat: 42.36, lng: -71.06, zoom: 12 }
const ELSEWHERE = { ...VIEW, lng: -71 }
const BOUNDS = { west: -71.3, south: 42.26, east: -70.8, north: 42.46 }

const answers = fakeSearches()

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<section id="map" tabindex="-1"><div class="still"><a href="#x">x</a></div></section>'
})
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

/** The still map shows VIEW; the test moves the hidden live one. */
function open() {
  const find = makeFind('/?lat=42.36&lng=-71.06')
  find.state.box = { view: VIEW, bounds: BOUNDS }
  const { result } = renderHook(() => useTakeOver(find))
  const rest = (view: typeof VIEW) => act(async () => result.current(view, BOUNDS, false))
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
  return { find, rest, pass }
}

const isShown = () => document.querySelector('#map[data-live]') !== null

it('the live map takes over where the still one is, and searches nothing', async () => {
  const { find, rest, pass } = open()
  await rest(VIEW)
  expect(isShown()).toBe(false)
  await pass(50)
  expect(isShown()).toBe(true)
  expect(find.pane.isLive).toBe(true)
  expect(answers.asked).toHaveLength(0)
})

it('elsewhere it waits until it is there', async () => {
  const { find, rest, pass } = open()
  await rest(ELSEWHERE)
  await pass(500)
  expect(isShown()).toBe(false)
  expect(find.state.box?.view).toEqual(VIEW)
  await rest(VIEW)
  await pass(50)
  expect(isShown()).toBe(true)
})

it('where it cannot go, it takes over where it is, and that is searched', async () => {
  const { find, rest, pass } = open()
  await rest(ELSEWHERE)
  await pass(1100)
  expect(isShown()).toBe(true)
  expect(find.state.box?.view).toEqual(ELSEWHERE)
})

it('a live map that is lost gives back to the still one', async () => {
  const { find, rest, pass } = open()
  await rest(VIEW)
  await pass(50)
  giveBack(find)
  expect(isShown()).toBe(false)
  expect(find.pane.isLive).toBe(false)
})

it('it waits while the still map is held', async () => {
  const { find, rest, pass } = open()
  find.pane.isHeld = true
  await rest(VIEW)
  await pass(2000)
  expect(isShown()).toBe(false)
  await act(async () => {
    find.pane.isHeld = false
  })
  await pass(50)
  expect(isShown()).toBe(true)
})

it('focus on the still map goes to the map', async () => {
  const { rest, pass } = open()
  document.querySelector<HTMLElement>('.still a')?.focus()
  await rest(VIEW)
  await pass(50)
  expect(document.activeElement?.id).toBe('map')
})
