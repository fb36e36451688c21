import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeFind } from '../../testing/renderFind.tsx'
import { fakeSearches, found } from '../../testing/searchAnswers.ts'
import { captureTouches } from '../../wake/touches.ts'
import { touchStill } from './touchStill.ts'

const PIXELS = (256 * 2 ** 12) / 360

const answers = fakeSearches()

beforeEach(() => {
  document.body.innerHTML = `<section id="map"><page-island><div class="still">
    <div class="still-sheet" data-at="42.36 -71.06 12"><svg class="still-content">
      <a href="?sel=one" data-id="one" tabindex="0"><path/></a>
      <a href="?sel=two" data-id="two" tabindex="-1"></a>
      <a href="?zoom=14" data-towards="42.4 -71.1"></a>
    </svg></div>
    <button type="button" data-zoom="1">+</button>
  </div></page-island></section>`
  const pane = document.getElementById('map')
  if (!pane) throw new Error('There is no map')
  vi.spyOn(pane, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(pane, 'clientHeight', 'get').mockReturnValue(600)
  pane.getBoundingClientRect = () => new DOMRect(0, 0, 400, 600)
})
let end = new AbortController()
afterEach(() => {
  end.abort()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function open() {
  const find = makeFind('/?lat=42.36&lng=-71.06')
  answers.next = [() => found(0), () => found(0)]
  end = new AbortController()
  touchStill(find, end.signal)
  return find
}

const part = (selector: string) => {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
const fire = (type: string, clientX: number, clientY: number, pointerId = 1, on = '.still-sheet') =>
  part(on).dispatchEvent(
    new PointerEvent(type, { clientX, clientY, pointerId, bubbles: true, cancelable: true }),
  )
const click = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  part(selector).dispatchEvent(event)
  return event
}
const transform = () => (part('.still-sheet') as HTMLElement).style.transform

it('a marker is chosen without leaving the page, and a click beside all of them chooses none', () => {
  const find = open()
  expect(click('[data-id="one"] path').defaultPrevented).toBe(true)
  expect(find.state.selectedId).toBe('one')
  expect(find.state.source).toBe('MAP')
  click('.still-sheet')
  expect(find.state.selectedId).toBeNull()
})

it('the picture follows the finger, and where it is let go is searched', async () => {
  const find = open()
  fire('pointerdown', 200, 300)
  expect(find.pane.isHeld).toBe(true)
  fire('pointermove', 260, 300)
  expect(transform()).toMatch(/^translate\(60(\.\d+)?px, -?0(\.\d+)?px\) scale\(1\)$/)
  expect(find.state.box).toBeNull()
  fire('pointerup', 260, 300)
  expect(find.pane.isHeld).toBe(false)
  await vi.waitFor(() => expect(find.state.box).not.toBeNull())
  expect(find.state.box?.view.lng).toBeCloseTo(-71.06 - 60 / PIXELS, 5)
  expect(find.state.centre?.lng).toBeCloseTo(-71.06 - 60 / PIXELS, 5)
  expect(answers.asked).toHaveLength(1)
})

it('the click after a drag chooses nothing, the next one does', async () => {
  const find = open()
  fire('pointerdown', 200, 300, 1, '[data-id="one"] path')
  fire('pointermove', 230, 300)
  fire('pointerup', 230, 300)
  click('[data-id="one"] path')
  expect(find.state.selectedId).toBeNull()
  await vi.waitFor(() => {
    click('[data-id="one"] path')
    expect(find.state.selectedId).toBe('one')
  })
})

it('a finger that trembles is a tap', () => {
  const find = open()
  fire('pointerdown', 200, 300)
  fire('pointermove', 203, 302)
  fire('pointerup', 203, 302)
  expect(transform()).toBe('')
  expect(click('[data-id="two"]').defaultPrevented).toBe(true)
  expect(find.state.selectedId).toBe('two')
})

it('two fingers scale the picture around their middle', async () => {
  const find = open()
  fire('pointerdown', 150, 300, 1)
  fire('pointerdown', 250, 300, 2)
  fire('pointermove', 100, 300, 1)
  fire('pointermove', 300, 300, 2)
  expect(transform()).toContain('scale(2)')
  fire('pointerup', 100, 300, 1)
  fire('pointerup', 300, 300, 2)
  await vi.waitFor(() => expect(find.state.box?.view.zoom).toBe(13))
  expect(find.state.box?.view.lng).toBeCloseTo(-71.06, 5)
})

it('what is done before the code that searches has loaded adds up', async () => {
  const find = open()
  for (const id of [1, 2]) {
    fire('pointerdown', 200, 300, id)
    fire('pointermove', 260, 300, id)
    fire('pointerup', 260, 300, id)
  }
  document.querySelector<HTMLElement>('[data-zoom]')?.click()
  await vi.waitFor(() => expect(find.state.box).not.toBeNull())
  expect(find.state.box?.view.lng).toBeCloseTo(-71.06 - 120 / PIXELS, 5)
  expect(answers.asked).toHaveLength(1)
})

it('a button zooms while its island sleeps', async () => {
  const find = open()
  const release = captureTouches(part('page-island'), () => undefined)
  click('[data-zoom]')
  await vi.waitFor(() => expect(find.state.box?.view.zoom).toBe(13))
  release()
  expect(find.state.box?.view.zoom).toBe(13)
})

it('the live map waits while the wheel turns', async () => {
  const find = open()
  const at = { clientX: 200, clientY: 300, deltaY: -450, bubbles: true, cancelable: true }
  part('.still-sheet').dispatchEvent(new WheelEvent('wheel', at))
  expect(find.pane.isHeld).toBe(true)
  expect(transform()).toContain('scale(2)')
  await vi.waitFor(() => expect(find.state.box?.view.zoom).toBe(13))
  expect(find.pane.isHeld).toBe(false)
})

it('moves nothing after it was ended', () => {
  const find = open()
  end.abort()
  fire('pointerdown', 200, 300)
  fire('pointermove', 260, 300)
  expect(transform()).toBe('')
  expect(find.pane.isHeld).toBe(false)
})

it('a count and a button zoom in', async () => {
  const find = open()
  click('[data-towards]')
  await vi.waitFor(() => expect(find.state.box?.view).toEqual({ lat: 42.4, lng: -71.1, zoom: 14 }))
  click('[data-zoom]')
  await vi.waitFor(() => expect(find.state.box?.view.zoom).toBe(15))
})

it('the arrow keys go from marker to marker, which are one stop of the Tab key', () => {
  open()
  const [one, two] = document.querySelectorAll<SVGElement>('[data-id]')
  one?.focus()
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
  )
  expect(document.activeElement).toBe(two)
  expect([one?.tabIndex, two?.tabIndex]).toEqual([-1, 0])
})
