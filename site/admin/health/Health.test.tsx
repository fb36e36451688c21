import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { HealthReport } from '../../../worker/contract/health.ts'
import { signIn } from '../../account/auth.ts'
import { type FakeAnswer, failures, fakeApi } from '../../testing/fakeApi.ts'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { AdminPage } from '../AdminPage.tsx'

const CALL = 'GET /api/health/report'
const NOW = '2026-11-23T10:00:00.000Z'

const QUIET: HealthReport = {
  at: NOW,
  mail: { waiting: 0, waitingSince: null, failed: [] },
  placeServices: { callsADay: 1000, services: [] },
  limits: { counted: [], refused: [] },
  sizes: { databaseBytes: 1_234_567, tables: [{ name: 'restaurants', rows: 54_196 }] },
  nightly: { backup: null, openData: null },
  hasCounters: true,
}

afterEach(() => {
  window.location.hash = ''
})

function open(answer: Parameters<typeof fakeApi>[0][string], groups = ['admin']) {
  window.location.hash = '#5'
  const seen = fakeApi({
    [CALL]: answer,
    'GET /api/restaurants/owned_restaurants': { body: [] },
  })
  signIn({ token: 'secret', user: { id: 'u', email: 'me@sprig.test', groups } })
  renderVisit(<AdminPage />, '/admin')
  return seen
}

const group = (name: string) => within(screen.getByRole('region', { name }))

test('a quiet day says so, and what the page cannot know', async () => {
  open({ body: QUIET })
  await screen.findByText('No mail is waiting.')
  group('Mail').getByText('No mail has failed in the last 30 days.')
  group('Nightly runs').getByText('There is no copy of the database yet.')
  group('Limits').getByText(/is in Analytics Engine, which this page cannot read/)
  group('Sizes').getByText('The database holds 1.2 MB.')
  expect(group('Sizes').getByRole('row', { name: 'restaurants 54,196' })).toBeDefined()
  group('Place services').getByText('No place service has been called.')
})

test('what waits, failed, is refused or late stands there', async () => {
  open({
    body: {
      ...QUIET,
      mail: { waiting: 2, waitingSince: NOW, failed: [{ reason: 'http_503', mails: 3 }] },
      placeServices: {
        callsADay: 50,
        services: [{ name: 'google', callsToday: 12, pausedUntil: NOW }],
      },
      limits: {
        counted: [{ kind: 'login-ip', keys: 4, highest: 9 }],
        refused: [{ call: 'GET /api/users/mailinglist', times: 2 }],
      },
      nightly: {
        backup: { at: '2026-11-23T03:47:00.000Z', bytes: 4000, kept: 30 },
        openData: { at: '2026-11-21T03:17:00.000Z', bytes: 9000 },
      },
      hasCounters: false,
    },
  })
  await screen.findByText(/2 mails are waiting, the oldest since/)
  group('Mail').getByRole('row', { name: 'http_503 3' })
  group('Place services').getByText('google: 12 of 50 calls today.')
  group('Place services').getByText(/It failed and is not called before/)
  group('Limits').getByRole('row', { name: 'login-ip 4 9' })
  group('Limits').getByRole('row', { name: 'GET /api/users/mailinglist 2' })
  group('Limits').getByText(/is counted in a deployment only/)
  group('Nightly runs').getByText(/Copies kept: 30/)
  expect(group('Nightly runs').getAllByText(/That is more than a day ago/)).toHaveLength(1)
})

test('while the report is read again the page says so, and asks for no other', async () => {
  let answer: (report: FakeAnswer) => void = () => undefined
  let reads = 0
  open(() => {
    reads += 1
    if (reads === 1) return { body: QUIET }
    return new Promise((resolve) => {
      answer = resolve
    })
  })
  await screen.findByText('No mail is waiting.')
  const again = screen.getByRole('button', { name: 'Read again' })
  await userEvent.click(again)
  await screen.findByText('Reading the report…')
  expect(again.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(again)
  answer({ body: { ...QUIET, mail: { ...QUIET.mail, waiting: 2, waitingSince: NOW } } })
  await screen.findByText(/2 mails are waiting/)
  expect(reads).toBe(2)
  expect(screen.queryByText('Reading the report…')).toBeNull()
})

test('a report that cannot be read says why and can be read again', async () => {
  let isDown = true
  const seen = open(() =>
    isDown ? { status: 503, body: failures('Sprig rests') } : { body: QUIET },
  )
  await screen.findByText('Sprig rests')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }))
  await screen.findByText('No mail is waiting.')
  expect(screen.queryByText('Sprig rests')).toBeNull()
  expect(seen.filter(({ path }) => path === '/api/health/report')).toHaveLength(2)
})

test.each([[[]], [['r1']], [['beta']]])(
  '%j sees no such tab and asks for no report',
  async (groups) => {
    const seen = open({ body: QUIET }, groups)
    await waitFor(() => expect(seen.length).toBeGreaterThan(0))
    expect(screen.queryByRole('tab', { name: 'Health' })).toBeNull()
    expect(seen.map(({ path }) => path)).not.toContain('/api/health/report')
  },
)
