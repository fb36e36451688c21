import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Alerts } from './Alerts.tsx'
import { addAlert, alerts, type NewAlert, removeAlert } from './alerts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

async function show(...news: NewAlert[]) {
  render(<Alerts />)
  const add = (item: NewAlert) => act(async () => addAlert(item))
  for (const item of news) await add(item)
  return { add }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('an alert is announced and goes after five seconds', async () => {
  await show({ kind: 'success', text: 'Restaurant successfully updated' })
  expect(screen.getByRole('status').textContent).toContain('Restaurant successfully updated')
  await pass(4999)
  expect(screen.queryByText('Restaurant successfully updated')).not.toBeNull()
  await pass(2)
  expect(screen.queryByText('Restaurant successfully updated')).toBeNull()
})

test('an alert can ask for a time of its own', async () => {
  await show({ kind: 'success', text: 'Restaurant updated!', durationMs: 1000 })
  await pass(1001)
  expect(screen.queryByText('Restaurant updated!')).toBeNull()
})

test('an error is announced at once and goes too', async () => {
  await show({ kind: 'error', text: 'This requires location to be shared!' })
  expect(screen.getByRole('alert').textContent).toContain('This requires location')
  await pass(5001)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('an error goes when a form is sent again; one that offers an action stays', async () => {
  const action = { label: 'Try again', run: vi.fn() }
  await show(
    { kind: 'error', text: 'Not recognized' },
    { kind: 'error', text: 'No answer', action },
  )
  const form = document.body.appendChild(document.createElement('form'))
  const button = form.appendChild(document.createElement('button'))
  button.setAttribute('aria-disabled', 'true')
  fireEvent.click(button)
  await pass(0)
  expect(screen.queryByText('Not recognized')).not.toBeNull()
  button.removeAttribute('aria-disabled')
  fireEvent.click(button)
  form.remove()
  await pass(0)
  expect(screen.queryByText('Not recognized')).toBeNull()
  expect(screen.queryByText('No answer')).not.toBeNull()
})

test('an error that offers an action stays until the action is taken', async () => {
  const run = vi.fn()
  await show({ kind: 'error', text: 'No answer', action: { label: 'Try again', run } })
  await pass(60_000)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('No answer')).toBeNull()
})

test('an error that offers an action can be dismissed', async () => {
  const run = vi.fn()
  await show({ kind: 'error', text: 'No answer', action: { label: 'Try again', run } })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await pass(0)
  expect(screen.queryByText('No answer')).toBeNull()
  expect(run).not.toHaveBeenCalled()
})

test('an alert that is dismissed gives the focus back', async () => {
  render(<button type="button">Save</button>)
  await show({ kind: 'info', text: 'Please read me' })
  const save = screen.getByRole('button', { name: 'Save' })
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  act(() => save.focus())
  act(() => dismiss.focus())
  fireEvent.click(dismiss)
  await pass(0)
  expect(document.activeElement).toBe(save)
})

test('time stands still while the pointer is on an alert', async () => {
  await show({ kind: 'info', text: 'Please read me' })
  fireEvent.pointerEnter(screen.getByRole('status'))
  await pass(20_000)
  expect(screen.queryByText('Please read me')).not.toBeNull()
  fireEvent.pointerLeave(screen.getByRole('status'))
  await pass(5001)
  expect(screen.queryByText('Please read me')).toBeNull()
})

test('the same words again take the place of those on the screen', async () => {
  const { add } = await show({ kind: 'info', text: 'Twice' })
  await pass(4000)
  await add({ kind: 'info', text: 'Twice' })
  await pass(4000)
  expect(screen.getAllByText('Twice')).toHaveLength(1)
})

test('the fifth alert takes the place of the first', async () => {
  await show(...['1', '2', '3', '4', '5'].map((text) => ({ kind: 'info' as const, text })))
  expect(screen.getByRole('status').textContent).toBe('2345')
})

test('an alert can be taken back', () => {
  const id = addAlert({ kind: 'info', text: 'Mine' })
  removeAlert(id)
  expect(alerts.items).toEqual([])
})

function withDialogs() {
  const view = (isOpen: boolean) => (
    <>
      {isOpen && (
        <Dialog title="Where is it?" onClose={() => {}}>
          A map
        </Dialog>
      )}
      <Alerts />
    </>
  )
  const { rerender } = render(view(false))
  const setOpen = (isOpen: boolean) => act(async () => rerender(view(isOpen)))
  const add = (item: NewAlert) => act(async () => addAlert(item))
  return { setOpen, add }
}

test('an alert that is raised while a dialog is open is in it, and stays when the dialog goes', async () => {
  const { setOpen, add } = withDialogs()
  await setOpen(true)
  await add({ kind: 'error', text: 'Not saved' })
  expect(screen.getByRole('dialog').contains(screen.getByText('Not saved'))).toBe(true)
  await setOpen(false)
  expect(screen.getByRole('alert').textContent).toBe('Not saved')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await pass(0)
  expect(screen.queryByText('Not saved')).toBeNull()
})

test('what a closing dialog says is added to a region of the page that was there all the time', async () => {
  const { setOpen, add } = withDialogs()
  const region = screen.getByRole('status')
  await setOpen(true)
  await add({ kind: 'success', text: 'Thank you!' })
  expect(region.isConnected).toBe(true)
  expect(region.textContent).toBe('')
  await setOpen(false)
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('Thank you!')
})

test('opening or closing a dialog does not extend the time of an alert', async () => {
  const { setOpen, add } = withDialogs()
  await add({ kind: 'info', text: 'Please read me' })
  await pass(3000)
  await setOpen(true)
  await setOpen(false)
  await pass(2001)
  expect(screen.queryByText('Please read me')).toBeNull()
})

test('an alert that a dialog takes away from under the pointer is not held for ever', async () => {
  const { setOpen, add } = withDialogs()
  await setOpen(true)
  await add({ kind: 'info', text: 'Please read me' })
  fireEvent.pointerEnter(within(screen.getByRole('dialog')).getByRole('status'))
  await setOpen(false)
  await pass(5001)
  expect(screen.queryByText('Please read me')).toBeNull()
})
