import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { alerts } from '../../shell/alerts.ts'
import { failures } from '../../testing/fakeApi.ts'
import { openOwned, TOGGLE, theSwitch, truck } from '../../testing/openOwned.tsx'

vi.mock('../../map/start.ts', async () => (await import('../../testing/fakeMap.ts')).fakeStart)

test('the switch shows the change at once and sends status and place', async () => {
  const seen = openOwned([truck], {
    [TOGGLE]: { body: { ...truck, status: 'ONLINE', onlineUntil: '2099-01-01T21:00:00.000Z' } },
  })
  fireEvent.click(await theSwitch())
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('true')
  await screen.findByText('Restaurant set to online')
  const sent = seen.find(({ method }) => method === 'PUT')
  expect(sent?.body).toEqual({ status: 'ONLINE', lat: 42.36, lng: -71.06 })
  expect(screen.getByLabelText(/until/)).toBeDefined()
})

test('a refused switch goes back, with the first message of the server or our own', async () => {
  let answer: { status: number; body?: unknown } = { status: 500 }
  openOwned([truck], { [TOGGLE]: () => answer })
  fireEvent.click(await theSwitch())
  await screen.findByText('Error toggling restaurant, please try again')
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
  answer = { status: 409, body: failures('This restaurant is closed') }
  fireEvent.click(await theSwitch())
  await screen.findByText('This restaurant is closed')
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
})

test('a second click while the first is on its way does nothing', async () => {
  const seen = openOwned([truck], { [TOGGLE]: { body: { ...truck, status: 'ONLINE' } } })
  const button = await theSwitch()
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText('Restaurant set to online')
  expect(seen.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('"until" sends the hour that was chosen', async () => {
  const out = { ...truck, status: 'ONLINE' as const, onlineUntil: '2099-01-01T21:00:00.000Z' }
  const seen = openOwned([out], { [TOGGLE]: { body: out } })
  const select = await screen.findByLabelText<HTMLSelectElement>(/until/)
  const value = select.options[3]?.value ?? ''
  fireEvent.change(select, { target: { value } })
  await screen.findByText('Restaurant updated!')
  expect(alerts.items).toMatchObject([{ durationMs: 1000 }])
  expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    status: 'ONLINE',
    until: value,
  })
})

test('the time that was set has its place among the hours', async () => {
  const soon = new Date(Date.now() + 90 * 60_000).toISOString()
  openOwned([{ ...truck, status: 'ONLINE', onlineUntil: soon }])
  const select = await screen.findByLabelText<HTMLSelectElement>(/until/)
  const values = [...select.options].map(({ value }) => value)
  expect(select.value).toBe(soon)
  expect(values).toEqual([...values].sort())
})

test('an hour that is chosen while the switch is on its way is sent after it, the newest only', async () => {
  const out = { ...truck, status: 'ONLINE' as const, onlineUntil: '2099-01-01T21:00:00.000Z' }
  const waiting: (() => void)[] = []
  const seen = openOwned([truck], {
    [TOGGLE]: ({ body }) =>
      new Promise((answer) => {
        const { until = out.onlineUntil } = body as { until?: string }
        waiting.push(() => answer({ body: { ...out, onlineUntil: until } }))
      }),
  })
  fireEvent.click(await theSwitch())
  const select = await screen.findByLabelText<HTMLSelectElement>(/until/)
  const [, first, newest] = [...select.options].map(({ value }) => value)
  fireEvent.change(select, { target: { value: first } })
  fireEvent.change(select, { target: { value: newest } })
  expect(select.value).toBe(newest)
  waiting.shift()?.()
  await screen.findByText('Restaurant set to online')
  waiting.shift()?.()
  await screen.findByText('Restaurant updated!')
  const sent = seen.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(sent).toEqual([expect.anything(), expect.objectContaining({ until: newest })])
  expect(select.value).toBe(newest)
})

test('when its time is over the switch is off, and a move does not put it out again', async () => {
  vi.useFakeTimers({
    now: Date.parse('2020-11-21T13:59:50.000Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
  const out = { ...truck, status: 'ONLINE' as const, onlineUntil: '2020-11-21T14:00:00.000Z' }
  const moved = { ...truck, onlineUntil: null }
  const seen = openOwned([out], { [TOGGLE]: { body: moved } })
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('true')
  const choices = () => screen.getByLabelText<HTMLSelectElement>(/until/).options
  expect(choices()[0]?.value).toBe(out.onlineUntil)
  act(() => vi.advanceTimersByTime(60_000))
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
  expect(screen.queryByLabelText(/until/)).toBeNull()
  vi.useRealTimers()

  fireEvent.click(screen.getByRole('button', { name: 'Location of Truck' }))
  fireEvent.click(await screen.findByText('Update Location'))
  await screen.findByText('Restaurant updated!')
  expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({ status: 'OFFLINE' })
})

test('a pop-up that goes out again shows Online at once, even if its last time is over', async () => {
  const over = { ...truck, status: 'ONLINE' as const, onlineUntil: '2020-01-01T14:00:00.000Z' }
  openOwned([over], { [TOGGLE]: { body: { ...over, onlineUntil: '2099-01-01T21:00:00.000Z' } } })
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
  fireEvent.click(await theSwitch())
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('true')
  await screen.findByText('Restaurant set to online')
})

test('a pop-up that was never out asks where it is before it goes online', async () => {
  const seen = openOwned([{ ...truck, geoJson: null }])
  fireEvent.click(await theSwitch())
  expect(screen.getByText('Where is it?')).toBeDefined()
  expect(seen.some(({ method }) => method === 'PUT')).toBe(false)
})
