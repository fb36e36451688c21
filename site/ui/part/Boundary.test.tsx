import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Boundary } from './Boundary.tsx'
import { Part } from './Part.tsx'

const reload = vi.fn()
beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, reload })
  // React logs caught errors to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  reload.mockReset()
})

const missing = () =>
  lazy(async (): Promise<{ default: ComponentType }> => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })

function renderMissing() {
  const Missing = missing()
  return act(async () =>
    render(
      <Boundary>
        <Missing />
      </Boundary>,
    ),
  )
}

test('a part whose script does not load leaves the rest of the page', async () => {
  const Missing = missing()
  await act(async () =>
    render(
      <>
        <header>Sprig</header>
        <Boundary>
          <Suspense>
            <Missing />
          </Suspense>
        </Boundary>
      </>,
    ),
  )
  expect(screen.getByRole('alert').textContent).toContain('This part could not be loaded.')
  expect(screen.getByText('Sprig')).toBeDefined()
})

test('trying again loads the page anew', async () => {
  await renderMissing()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('offline it says so, and keeps the page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderMissing()
  expect(screen.getByText(/You seem to be offline/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).not.toHaveBeenCalled()
})

test('a connection lost after the failure is reported too', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await renderMissing()
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
