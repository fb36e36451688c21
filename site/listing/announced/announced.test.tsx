import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AnnouncedTime } from '../../../worker/contract/announcing.ts'
import { plainClock } from '../../../worker/contract/hours/plainClock.ts'
import { failures, fakeApi } from '../../testing/fakeApi.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { AnnouncedTimes } from './AnnouncedTimes.tsx'
import { AnnounceForm } from './AnnounceForm.tsx'
import { announcementOf, draftOf } from './timeDraft.ts'
import { whenOf } from './whenOf.ts'

const truck = makeRestaurant({ _id: 'r1', status: 'OFFLINE', zone: 'America/New_York' })
const lunch = {
  id: 'abcdefghijklmnop',
  from: '2026-11-25T16:00:00.000Z',
  to: '2026-11-25T20:00:00.000Z',
  zone: 'America/New_York',
  place: 'Copley Square',
}

test('a time is told by the clocks of the place', () => {
  expect(whenOf(lunch, plainClock)).toBe('Wed, Nov 25, 11:00–15:00')
  expect(whenOf({ ...lunch, zone: 'Asia/Tokyo' }, plainClock)).toBe('Thu, Nov 26, 01:00–05:00')
})

test('two times stand before the menu, and the later ones are folded', () => {
  const times = ['Monday', 'Tuesday', 'Friday'].map((place) => ({ ...lunch, id: place, place }))
  render(<AnnouncedTimes id="r1" announced={times} />)
  const isFolded = times.map(({ place }) => screen.getByText(place).closest('details') !== null)
  expect(isFolded).toEqual([false, false, true])
})

test('a form sends what it was filled with, and what ends before it begins ends the day after', () => {
  const draft = draftOf(lunch)
  expect(draft).toMatchObject({ day: '2026-11-25', from: '11:00', to: '15:00' })
  expect(announcementOf(draft)).toEqual({
    from: '2026-11-25T11:00',
    to: '2026-11-25T15:00',
    place: 'Copley Square',
  })
  const party = { ...draft, day: '2026-12-31', from: '20:00', to: '02:00' }
  expect(announcementOf(party).to).toBe('2027-01-01T02:00')
})

test('a time that ends as it begins is not taken for a whole day', () => {
  expect(announcementOf({ ...draftOf(lunch), to: '11:00' }).to).toBe('2026-11-25T11:00')
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const formOf = (announced: AnnouncedTime[], onChanged = () => {}) => (
  <AnnounceForm restaurant={truck} announced={announced} onChanged={onChanged} onTyped={() => {}} />
)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a pop-up without a place is led to set it, before anything is typed', () => {
  const nowhere = makeRestaurant({ _id: 'r1', status: 'OFFLINE', zone: null })
  render(<AnnounceForm restaurant={nowhere} announced={[]} onChanged={vi.fn()} onTyped={vi.fn()} />)
  expect(screen.queryByLabelText('Date')).toBeNull()
  const link = screen.getByRole('link', { name: /^Please set its place first/ })
  expect(link.getAttribute('href')).toBe('/r1/edit')
})

test('an owner announces a time; sent again after a failure it is the same', async () => {
  let isDown = true
  const answer = () =>
    isDown ? { status: 503, body: failures('Down') } : { body: { times: [lunch] } }
  const seen = fakeApi(new Proxy({}, { get: () => answer }))
  const onChanged = vi.fn()
  render(formOf([], onChanged))
  type('Date', '2026-11-25')
  type('From', '11:00')
  type('To', '15:00')
  type('Where', 'Copley Square')
  press('Announce')
  await waitFor(() => expect(seen).toHaveLength(1))
  expect(onChanged).not.toHaveBeenCalled()
  isDown = false
  const button = screen.getByRole('button', { name: 'Announce' })
  await waitFor(() => expect(button.hasAttribute('aria-disabled')).toBe(false))
  press('Announce')
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(seen[0]?.body).toEqual({
    from: '2026-11-25T11:00',
    to: '2026-11-25T15:00',
    place: 'Copley Square',
  })
  expect(new Set(seen.map(({ method, path }) => `${method} ${path}`)).size).toBe(1)
  // The form suggests the same hours and place for the next day.
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect([field('Date').value, field('From').value, field('Where').value]).toEqual([
    '',
    '11:00',
    'Copley Square',
  ])
})

test('what the server finds wrong with a time stands at its field', async () => {
  const over = { errors: [{ msg: 'That is over already', param: 'to', code: 'invalid' }] }
  fakeApi(new Proxy({}, { get: () => () => ({ status: 400, body: over }) }))
  render(formOf([lunch]))
  type('Date', '2020-11-25')
  type('From', '11:00')
  type('To', '15:00')
  type('Where', 'Copley Square')
  press('Announce')
  await waitFor(() => expect(field('To').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('That is over already').id).toBe(
    field('To').getAttribute('aria-describedby'),
  )
  expect(document.activeElement).toBe(field('To'))

  press(/^Change Wed, Nov 25/)
  expect(field('To').getAttribute('aria-invalid')).not.toBe('true')
  expect(document.activeElement).toBe(field('Date'))
})

test('a time is moved under its own id, and removed', async () => {
  const path = `/api/restaurants/r1/announced/${lunch.id}`
  const seen = fakeApi({
    [`PUT ${path}`]: { body: { times: [lunch] } },
    [`DELETE ${path}`]: { body: { times: [] } },
  })
  render(formOf([lunch]))
  press(/^Change Wed, Nov 25/)
  expect(document.activeElement).toBe(field('Date'))
  expect(field('Date').value).toBe('2026-11-25')
  type('Date', '2026-11-26')
  press('Save changes')
  await screen.findByRole('button', { name: 'Announce' })
  expect(seen[0]).toMatchObject({ method: 'PUT', path, body: { from: '2026-11-26T11:00' } })
  press(/^Remove Wed, Nov 25/)
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
})

test('removing another time leaves what is being changed as it is; cancelled, the form is at hand', async () => {
  const dinner = { ...lunch, id: 'ponmlkjihgfedcba', place: 'Harbor' }
  fakeApi({
    [`DELETE /api/restaurants/r1/announced/${dinner.id}`]: { body: { times: [lunch] } },
  })
  render(formOf([lunch, dinner]))
  fireEvent.click(screen.getAllByRole('button', { name: /^Change/ })[0] ?? document.body)
  type('Date', '2026-11-27')
  fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[1] ?? document.body)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(field('Date').value).toBe('2026-11-27')
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDefined()
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  cancel.focus()
  fireEvent.click(cancel)
  expect(document.activeElement).toBe(field('Date'))
})

test('a removed time is announced again by Undo, as it was and under its own id', async () => {
  const path = `/api/restaurants/r1/announced/${lunch.id}`
  const seen = fakeApi({
    [`DELETE ${path}`]: { body: { times: [] } },
    [`PUT ${path}`]: { body: { times: [lunch] } },
  })
  renderVisit(formOf([lunch]))
  press(/^Remove Wed, Nov 25/)
  await screen.findByText('Removed: Wed, Nov 25, 11:00–15:00 · Copley Square')
  type('Where', 'Harbor')
  press('Undo')
  await screen.findByRole('button', { name: /^Remove Wed, Nov 25/ })
  expect(seen.at(-1)).toMatchObject({
    method: 'PUT',
    path,
    body: { from: '2026-11-25T11:00', to: '2026-11-25T15:00', place: 'Copley Square' },
  })
  expect(field('Where').value).toBe('Harbor')
})

test('two times of the same span are told apart, and each has its Undo once removed', async () => {
  const dinner = { ...lunch, id: 'ponmlkjihgfedcba', place: 'Harbor' }
  fakeApi({
    [`DELETE /api/restaurants/r1/announced/${lunch.id}`]: { body: { times: [dinner] } },
    [`DELETE /api/restaurants/r1/announced/${dinner.id}`]: { body: { times: [] } },
  })
  renderVisit(formOf([lunch, dinner]))
  press(/^Remove Wed, Nov 25, .*Copley Square$/)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  press(/^Remove Wed, Nov 25, .*Harbor$/)
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2)
})

test('an Undo that fails blames nothing in the form, which has another time', async () => {
  const path = `/api/restaurants/r1/announced/${lunch.id}`
  const over = { errors: [{ msg: 'That is over already', param: 'to', code: 'invalid' }] }
  fakeApi({
    [`DELETE ${path}`]: { body: { times: [] } },
    [`PUT ${path}`]: { status: 400, body: over },
  })
  renderVisit(formOf([lunch]))
  press(/^Remove Wed, Nov 25/)
  await screen.findByText(/^Removed: Wed, Nov 25/)
  press('Undo')
  await screen.findByText('That is over already')
  expect(field('To').getAttribute('aria-invalid')).not.toBe('true')
})
