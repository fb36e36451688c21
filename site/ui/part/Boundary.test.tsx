import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Boundary } from './Boundary.tsx'
import { Part } from './Part.tsx'

const reload = vi.fn()
beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, reload })
  // React tells the console of what it caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reload.mockReset()
})

const missing = () =>
  lazy(async (): Promise<{ default: ComponentType }> => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })

/** A site whose page at /explore does not load. */
function Site({ at, Explore }: { at: string; Explore: ComponentType }) {
  return (
    <>
      <header>Sprig</header>
      <Boundary at={at}>
        <Suspense>{at === '/explore' ? <Explore /> : <p>The map</p>}</Suspense>
      </Boundary>
    </>
  )
}

test('a page whose script does not load leaves the rest of the site, and other pages open', async () => {
  const Explore = missing()
  const { rerender } = render(<Site at="/" Explore={Explore} />)
  await act(async () => rerender(<Site at="/explore" Explore={Explore} />))
  expect(screen.getByRole('alert').textContent).toContain('This part could not be loaded.')
  expect(screen.getByText('Sprig')).toBeDefined()
  rerender(<Site at="/" Explore={Explore} />)
  expect(screen.getByText('The map')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('trying again loads the page anew', async () => {
  const Missing = missing()
  await act(async () =>
    render(
      <Boundary>
        <Missing />
      </Boundary>,
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that does not load has a way back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined)
  const Missing = missing()
  await act(async () =>
    render(
      <Boundary isPage>
        <Missing />
      </Boundary>,
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }))
  expect(back).toHaveBeenCalledOnce()
})

test('offline it says so, and gives up nothing of what is there', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const Missing = missing()
  await act(async () =>
    render(
      <Boundary>
        <Missing />
      </Boundary>,
    ),
  )
  expect(screen.getByText(/You seem to be offline/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).not.toHaveBeenCalled()
})

test('a line that is lost after the failure is told too', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const Missing = missing()
  await act(async () =>
    render(
      <Boundary>
        <Missing />
      </Boundary>,
    ),
  )
  expect(screen.queryByText(/You seem to be offline/)).toBeNull()
  onLine.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/You seem to be offline/)).toBeDefined()
})

test('a part that does not load is missed alone', async () => {
  const Missing = missing()
  await act(async () =>
    render(
      <form>
        <input aria-label="Name" defaultValue="Green Fork" />
        <Part fallback={<p>Loading</p>}>
          <Missing />
        </Part>
      </form>,
    ),
  )
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Green Fork')
  expect(screen.getByRole('alert').textContent).toContain('This part could not be loaded.')
})
