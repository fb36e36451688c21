import { act, fireEvent, screen } from '@testing-library/react'
import { type ComponentType, useEffect, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageProps } from '../../worker/contract/page/page.ts'
import type { IslandTime } from '../island/Island.tsx'
import { NotLoaded } from '../shell/NotLoaded.tsx'
import { makeInput } from '../testing/renderVisit.tsx'
import { IslandRoot } from './IslandRoot.tsx'
import { wakeIslands } from './wakeIslands.ts'

const input = makeInput({ url: '/about' })
const loaded = vi.hoisted(() => vi.fn<(name: string) => Promise<ComponentType<PageProps>>>())
const canUpdateTimes = vi.hoisted(() => ({ is: true }))
const updateTimes = vi.hoisted(() => vi.fn<(island: Element, isAwake: () => boolean) => void>())
vi.mock('./loadScript.ts', () => {
  const loadScript = async (name: string) => {
    if (name === 'hydrate') return import('./hydrate.tsx')
    return name === 'fillInAgain' ? import('./fillInAgain.ts') : { [name]: await loaded(name) }
  }
  const runScript = (name: string, run: (module: object) => void, otherwise: () => void) => {
    if (name !== 'updateTimes') return
    if (canUpdateTimes.is) run({ updateTimes })
    else otherwise()
  }
  return { loadScript, runScript }
})

/** A form that shows what a visitor has done to it, once it is awake. */
function Counter({ start }: PageProps & { start: number }) {
  const id = useId()
  const [count, setCount] = useState(start)
  const [isAwake, setAwake] = useState(false)
  const [focused, setFocused] = useState('')
  const [echo, setEcho] = useState('')
  useEffect(() => setAwake(true), [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setCount(count + 10)
      }}
    >
      <label htmlFor={id}>Name</label>
      <input id={id} onFocus={() => setFocused('in the field')} />
      <input type="checkbox" aria-label="Tick" checked={count > 0} onChange={() => setCount(1)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
      <button type="submit">Send</button>
      <input aria-label="Echo" value={echo} onChange={({ target }) => setEcho(target.value)} />
      <a href="/elsewhere">Away</a>
      <a
        href="?more"
        onClick={(event) => {
          event.preventDefault()
          setCount(count + 100)
        }}
      >
        More
      </a>
      <output>
        {isAwake ? 'awake' : 'asleep'} {count} {focused} {echo}
      </output>
    </form>
  )
}

/** Typed as an island that is loaded by its name, whose own props nobody knows. */
const Island = Counter as ComponentType<PageProps>

const errors = vi.fn()
let idle: (() => void) | null
beforeEach(() => {
  idle = null
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run
  })
  vi.stubGlobal('fetch', async () => Response.json({}))
  vi.spyOn(console, 'error').mockImplementation(errors)
  loaded.mockReset().mockResolvedValue(Island)
  errors.mockReset()
})
afterEach(() => {
  document.body.replaceChildren()
})

/** A document with one island for each time, as the Worker writes it. */
function draw(...times: IslandTime[]) {
  const data = document.createElement('script')
  Object.assign(data, { id: 'page-input', type: 'application/json' })
  data.textContent = JSON.stringify(input)
  document.body.append(data)
  times.forEach((when, index) => {
    const island = document.createElement('page-island')
    island.id = `island-${index}`
    island.setAttribute('of', 'Counter')
    island.setAttribute('when', when)
    island.setAttribute('props', '{"start":0}')
    const drawn = renderToString(<IslandRoot of={Island} props={{ start: 0 }} input={input} />, {
      identifierPrefix: `${island.id}-`,
    })
    island.append(...new DOMParser().parseFromString(drawn, 'text/html').body.children)
    document.body.append(island)
  })
  const notLoaded = renderToString(<NotLoaded />)
  document.body.append(...new DOMParser().parseFromString(notLoaded, 'text/html').body.children)
}

async function open(...times: IslandTime[]) {
  draw(...times)
  await act(async () => wakeIslands())
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())
const button = (name: string) => screen.getByRole('button', { name })
const settle = () => act(async () => undefined)

test('an island for members wakes by itself for a signed-in user', async () => {
  await open('member')
  await settle()
  expect(loaded).not.toHaveBeenCalled()
  document.body.replaceChildren()
  document.documentElement.dataset.signedIn = ''
  await open('member')
  await vi.waitFor(() => expect(shown()).toEqual(['awake 0']))
  delete document.documentElement.dataset.signedIn
})

test('an island wakes as the Worker drew it, its ids among the rest', async () => {
  await open('now', 'now')
  await vi.waitFor(() => expect(shown()).toEqual(['awake 0', 'awake 0']))
  expect(errors).not.toHaveBeenCalled()
  const fields = screen.getAllByLabelText('Name')
  expect(new Set(fields.map(({ id }) => id)).size).toBe(2)
})

test('an idle island wakes when the browser is idle', async () => {
  await open('idle')
  expect(shown()).toEqual(['asleep 0'])
  await act(async () => idle?.())
  await vi.waitFor(() => expect(shown()).toEqual(['awake 0']))
})

/** An island whose text expires in a minute. */
function addChanging() {
  const part = document.createElement('p')
  part.dataset.until = String(Date.now() + 60_000)
  const island = document.createElement('page-island')
  island.setAttribute('when', 'changing')
  island.setAttribute('of', 'Counter')
  island.append(part)
  document.body.append(island)
  return { part, island }
}

test('a changing island sleeps until it is touched; a script updates its times', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  await open()
  const { part, island } = addChanging()
  wakeIslands()
  vi.advanceTimersByTime(59_000)
  expect(updateTimes).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  const [kept, isAwake] = updateTimes.mock.lastCall ?? []
  expect(kept).toBe(island)
  expect(isAwake?.()).toBe(false)
  expect(loaded).not.toHaveBeenCalled()
  fireEvent.pointerOver(part)
  expect(isAwake?.()).toBe(true)
  vi.useRealTimers()
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledWith('Counter'))
})

test('a changing island wakes when the script that updates its times does not load', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  canUpdateTimes.is = false
  try {
    await open()
    addChanging()
    wakeIslands()
    vi.advanceTimersByTime(60_000)
  } finally {
    canUpdateTimes.is = true
    vi.useRealTimers()
  }
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledWith('Counter'))
})

test.each(['touch', 'idle', 'along'] as const)(
  'what is clicked in one that sleeps (%s) is done when it is awake',
  async (when) => {
    await open(when)
    await act(async () => button('Add').click())
    await vi.waitFor(() => expect(shown()).toEqual(['awake 1']))
    await act(async () => button('Add').click())
    expect(shown()).toEqual(['awake 2'])
  },
)

test.each([
  ['Add', '', 'awake 1'],
  ['Send', 'post', 'awake 10'],
  // The browser has sent this one.
  ['Send', 'get', 'asleep 0'],
])('a click from before the first script is repeated: %s %s', async (name, method, expected) => {
  draw('touch')
  document.querySelector('form')?.setAttribute('method', method)
  Object.assign(document.documentElement, { early: button(name) })
  await act(async () => wakeIslands())
  Object.assign(document.documentElement, { early: undefined })
  await vi.waitFor(() => expect(shown()).toEqual([expected]))
})

test('a box ticked before hydration stays ticked', async () => {
  await open('touch')
  await act(async () => screen.getByLabelText('Tick').click())
  await vi.waitFor(() => expect(shown()).toEqual(['awake 1']))
})

test('a form submitted before hydration is submitted once, by the script', async () => {
  await open('touch')
  const wasLeftAlone = fireEvent.submit(button('Send').closest('form') ?? document.body)
  expect(wasLeftAlone).toBe(false)
  await vi.waitFor(() => expect(shown()).toEqual(['awake 10']))
})

test('a field focused before hydration gets its focus event', async () => {
  await open('touch')
  await act(async () => screen.getByLabelText('Name').focus())
  await vi.waitFor(() => expect(shown()).toEqual(['awake 0 in the field']))
})

test('a link in a sleeping island works', async () => {
  let arrive = () => {}
  loaded.mockReturnValue(
    new Promise((done) => {
      arrive = () => done(Island)
    }),
  )
  await open('touch')
  const link = screen.getByRole('link', { name: 'Away' })
  expect(fireEvent.click(link)).toBe(true)
  await act(async () => arrive())
})

test('a link to another state of the page waits for the island that goes there in a step', async () => {
  await open('touch')
  await act(async () => screen.getByRole('link', { name: 'More' }).click())
  await vi.waitFor(() => expect(shown()).toEqual(['awake 100']))
})

test('text typed before hydration fires its input event afterwards', async () => {
  await open('touch')
  const field = screen.getByLabelText<HTMLInputElement>('Echo')
  field.value = 'tofu'
  await act(async () => fireEvent(field, new Event('input', { bubbles: true })))
  await vi.waitFor(() => expect(shown()).toEqual(['awake 0  tofu']))
  expect(field.value).toBe('tofu')
})

test('an island marked `along` wakes with the first other island', async () => {
  await open('along', 'touch')
  await settle()
  expect(shown()).toEqual(['asleep 0', 'asleep 0'])
  await act(async () => fireEvent.pointerOver(screen.getAllByRole('button')[2] ?? document.body))
  await vi.waitFor(() => expect(shown()).toEqual(['awake 0', 'awake 0']))
})

test('an island whose script does not load says so and stays readable; the others wake', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/about', search: '', hash: '', reload })
  loaded.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await open('now', 'now')
  await vi.waitFor(() => expect(shown()).toEqual(['asleep 0', 'awake 0']))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Part of this page could not be loaded.')
  await act(async () => button('Try again').click())
  expect(reload).toHaveBeenCalledOnce()
})

test('however many do not load, one sentence says so, until it is dismissed', async () => {
  loaded.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  await open('now', 'now', 'touch')
  await screen.findByRole('alert')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await act(async () => button('Dismiss').click())
  expect(screen.queryByRole('alert')).toBeNull()
  const add = async (at: number) =>
    act(async () => screen.getAllByRole('button', { name: 'Add' })[at]?.click())
  await add(2)
  expect(await screen.findByRole('alert')).toBeDefined()
  await act(async () => button('Dismiss').click())
  // What is pressed again still does nothing.
  await add(2)
  expect(screen.getByRole('alert')).toBeDefined()
})

test('what is on the device is offered where a service worker keeps it', async () => {
  const getRegistration = vi.fn<() => Promise<object | undefined>>(async () => undefined)
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration } })
  loaded.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  await open('now', 'touch')
  await screen.findByRole('alert')
  expect(screen.queryByRole('link', { name: 'What is on this device' })).toBeNull()
  getRegistration.mockResolvedValue({ active: {} })
  await act(async () => screen.getAllByRole('button', { name: 'Add' })[1]?.click())
  const kept = await screen.findByRole('link', { name: 'What is on this device' })
  expect(kept.getAttribute('href')).toBe('/offline')
})

test('a browser that refuses to say whether it has a service worker offers nothing', async () => {
  const getRegistration = vi.fn(() => Promise.reject(new DOMException('', 'SecurityError')))
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration } })
  loaded.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await open('now')
  await screen.findByRole('alert')
  expect(getRegistration).toHaveBeenCalledOnce()
  expect(screen.queryByRole('link', { name: 'What is on this device' })).toBeNull()
})

test('offline, it says so at once, and “Try again” does not reload', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/about', search: '', hash: '', reload })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loaded.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await open('now')
  const again = await screen.findByRole('button', { name: 'Try again' })
  const words = screen.getByText(/You seem to be offline/)
  expect(words.hidden).toBe(false)
  await act(async () => again.click())
  expect(words.hidden).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
