import { vi } from 'vitest'
import type { WaitingMark } from '../device/waitingMark.ts'
import type { WaitingChange } from '../waiting/waiting.ts'
import { makeRestaurant } from './makeRestaurant.ts'

export const ADA = { id: 'ada', email: 'ada@sprig.test', groups: [] }
export const PUT = 'PUT /api/restaurants/r1'
export const CONFIRM = 'POST /api/restaurants/r1/confirm'
export const DRAFT = 'draft:ada:edit:r1'
const { _id, ...body } = makeRestaurant({ name: 'Green Fork', version: 7 })

export { body }
/** The restaurant after a change on version 7. */
export const saved = { body: makeRestaurant({ _id: 'r1', version: 8 }) }

export const edit = (parts: Partial<WaitingChange> = {}): WaitingChange => ({
  kind: 'edit',
  key: 'key-1',
  id: 'r1',
  name: 'Green Fork',
  version: 7,
  body,
  draft: { key: DRAFT, text: 'typed' },
  refusal: null,
  ...(parts as object),
})
export const confirm = (parts: Partial<WaitingChange> = {}): WaitingChange => ({
  kind: 'confirm',
  key: 'key-2',
  id: 'r1',
  name: 'Green Fork',
  version: 7,
  refusal: null,
  ...(parts as object),
})

/** Opens another tab, or the same after a restart, with a user signed in. */
export async function openTab(user: typeof ADA | null = ADA) {
  vi.resetModules()
  const { auth, signIn, signOut } = await import('../account/auth.ts')
  const { leaveDevice } = await import('../account/leaveDevice.ts')
  const { alerts } = await import('../shell/alerts.ts')
  const { readWaitingMark } = await import('../device/waitingMark.ts')
  const { waiting, readWaiting, MAX_WAITING } = await import('../waiting/waiting.ts')
  const adding = await import('../waiting/adding.ts')
  const { sendWaiting } = await import('../waiting/sending.ts')
  const { watchSent } = await import('../waiting/outcomes.ts')
  const { connectSession } = await import('../api/connection.ts')
  connectSession({ token: () => auth.token, refused: () => undefined })
  if (user) signIn({ token: user.id, user })
  const told = () => alerts.items.map(({ text }) => text)
  const mark = (): WaitingMark => readWaitingMark('ada')
  return {
    ...{ ...adding, signIn, signOut, leaveDevice, waiting, readWaiting, MAX_WAITING, mark },
    ...{ sendWaiting, watchSent, told, alerts },
  }
}
