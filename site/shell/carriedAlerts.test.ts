import { expect, it, vi } from 'vitest'
import { addAlert, alerts } from './alerts.ts'
import { carryAlerts } from './carriedAlerts.ts'

/** Goes to the next page of the site. */
function goOn(): void {
  window.dispatchEvent(new Event('pagehide'))
  alerts.items = []
  carryAlerts()
}
const said = () => alerts.items.map(({ text, action }) => [text, action?.label ?? null])

it('the next page goes on with what this one said, once', () => {
  carryAlerts()
  addAlert({ kind: 'success', text: 'Restaurant successfully updated' })
  goOn()
  expect(said()).toEqual([['Restaurant successfully updated', null]])
  alerts.items = []
  goOn()
  expect(said()).toEqual([])
})

it('a page that is offered goes along, what only this page can do does not', () => {
  carryAlerts()
  addAlert({ kind: 'error', text: 'Not saved', action: { label: 'Open it', href: '/a/edit' } })
  addAlert({ kind: 'error', text: 'No answer', action: { label: 'Try again', run: () => {} } })
  goOn()
  expect(said()).toEqual([['Not saved', 'Open it']])
})

it('a note about this page, such as that it needs a position, does not go along', () => {
  carryAlerts()
  addAlert({ kind: 'info', text: 'This requires location to be shared!' })
  goOn()
  expect(said()).toEqual([])
})

it('what leads to the page that is open now is not said there again', () => {
  carryAlerts()
  const action = { label: 'What waits', href: '/offline' }
  addAlert({ kind: 'error', text: 'It waits on this device', action })
  history.pushState(null, '', '/offline')
  goOn()
  expect(said()).toEqual([])
})

it('an alert stays no longer in all, however many pages show it', () => {
  vi.useFakeTimers()
  carryAlerts()
  addAlert({ kind: 'error', text: 'The email address or the password is wrong' })
  vi.advanceTimersByTime(3000)
  goOn()
  expect(alerts.items.map(({ durationMs }) => durationMs)).toEqual([2000])
  vi.advanceTimersByTime(2000)
  goOn()
  expect(said()).toEqual([])
})
