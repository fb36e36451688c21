import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerOf, makeFind } from '../../testing/renderFind.tsx'
import { startMap } from './startMap.ts'

const woken: string[] = []
let end = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  const page = document.createElement('div')
  page.innerHTML = '<div class="results"></div><div id="map"><i></i></div>'
  for (const name of ['StillMap', 'FindMap']) {
    const island = document.createElement('page-island')
    island.setAttribute('of', name)
    island.addEventListener('wake', () => woken.push(name))
    page.append(island)
  }
  document.body.append(page)
})
afterEach(() => {
  end.abort()
  woken.length = 0
  delete document.documentElement.dataset.savesData
  setWidth(1024)
  document.body.replaceChildren()
  vi.useRealTimers()
})

/** Sets the width that media queries see; they read the real window, not the test's copy of it. */
function setWidth(px: number): void {
  const view = document.defaultView
  if (view) Object.assign(view, { innerWidth: px })
}

function open(px: number, path = '/?lat=42.36&lng=-71.06') {
  setWidth(px)
  const find = makeFind(path, { answer: answerOf([]) })
  end = new AbortController()
  startMap(find, end.signal)
  return find
}

const touch = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))

it.each([
  [600, ['StillMap', 'FindMap']],
  [599, []],
])('both maps start at once only where they are beside the list: %i pixels', (px, expected) => {
  open(px)
  vi.advanceTimersByTime(100)
  expect(woken).toEqual(expected)
})

describe('on a phone', () => {
  it('the live map starts when the page has been quiet', () => {
    open(390)
    vi.advanceTimersByTime(1900)
    expect(woken).toEqual([])
    vi.advanceTimersByTime(200)
    expect(woken).toEqual(['StillMap', 'FindMap'])
  })

  it('reading wakes the still map, and the live one waits until it is over', () => {
    open(390)
    vi.advanceTimersByTime(1500)
    touch('.results')
    expect(woken).toEqual(['StillMap'])
    vi.advanceTimersByTime(1900)
    expect(woken).not.toContain('FindMap')
    vi.advanceTimersByTime(200)
    expect(woken).toContain('FindMap')
  })

  it('a touch on the map starts the live one at once', () => {
    open(390)
    touch('#map i')
    expect(woken).toEqual(['StillMap', 'FindMap'])
  })

  it('a list alone starts none until the map is opened', () => {
    const find = open(390, '/?lat=42.36&lng=-71.06&view=list')
    vi.advanceTimersByTime(10_000)
    expect(woken).toEqual([])
    find.state.view = 'MAP_VIEW'
    vi.advanceTimersByTime(100)
    return Promise.resolve().then(() => expect(woken).toEqual(['StillMap', 'FindMap']))
  })

  it('a list that was opened meanwhile makes no map until that is opened again', async () => {
    const find = open(390)
    find.state.view = 'LIST_VIEW'
    vi.advanceTimersByTime(10_000)
    await Promise.resolve()
    expect(woken).not.toContain('FindMap')
    find.state.view = 'MAP_VIEW'
    await Promise.resolve()
    expect(woken).toContain('FindMap')
  })

  it('a list alone asks at once whether to leave for the supported areas', () => {
    expect(open(390, '/?lat=42.36&lng=-71.06&view=list').state.noData).toBe(true)
    expect(open(390).state.noData).toBe(false)
  })
})

describe('where the visitor saves data', () => {
  beforeEach(() => {
    document.documentElement.dataset.savesData = ''
  })

  it.each([600, 390])('the still map alone wakes by itself: %i pixels', (px) => {
    open(px)
    vi.advanceTimersByTime(10_000)
    touch('.results')
    vi.advanceTimersByTime(10_000)
    expect(new Set(woken)).toEqual(new Set(['StillMap']))
  })

  it.each([600, 390])('a touch on the map starts the live one: %i pixels', (px) => {
    open(px)
    vi.advanceTimersByTime(10_000)
    touch('#map i')
    expect(woken).toContain('FindMap')
  })

  it('the Tab key passes the map, other keys touch it', () => {
    open(600)
    const press = (key: string) =>
      document
        .querySelector('#map i')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('Tab')
    expect(woken).not.toContain('FindMap')
    press('+')
    expect(woken).toContain('FindMap')
  })

  it('a list whose map is opened shows the still one', async () => {
    const find = open(390, '/?lat=42.36&lng=-71.06&view=list')
    find.state.view = 'MAP_VIEW'
    await Promise.resolve()
    expect(woken).toEqual(['StillMap'])
    touch('#map i')
    expect(woken).toContain('FindMap')
  })
})
