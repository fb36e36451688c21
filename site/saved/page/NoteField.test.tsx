import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { alerts } from '../../shell/alerts.ts'
import { describePlace } from '../saving.ts'
import { restoreLeftNotes } from './leftNotes.ts'
import { NoteField } from './NoteField.tsx'

vi.mock('../saving.ts', () => ({ describePlace: vi.fn() }))

let kept: string[]
let stored: string
let isStoring: Promise<void> | undefined
beforeEach(() => {
  vi.useFakeTimers()
  kept = []
  alerts.items = []
  isStoring = undefined
  stored = 'Ask for Mia'
  vi.mocked(describePlace).mockImplementation(async (_, describe) => {
    await isStoring
    stored = describe({ name: 'Green Fork', note: stored, lists: [] }).note ?? stored
    kept.push(stored)
  })
})

const draw = () => render(<NoteField id="r1" note={stored} name="Green Fork" />)
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Your note/)
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('typed text is saved when the typing pauses, in the same field', async () => {
  const { rerender } = draw()
  const before = field()
  type('Ask for')
  type('Ask for Ben ')
  expect(kept).toEqual([])
  await act(() => vi.advanceTimersToNextTimerAsync())
  expect(kept).toEqual(['Ask for Ben'])
  rerender(<NoteField id="r1" note="Ask for Ben" name="Green Fork" />)
  expect(field()).toBe(before)
  // The field keeps the space that the user has just typed.
  expect(field().value).toBe('Ask for Ben ')
  fireEvent.blur(field())
  await act(async () => undefined)
  expect(field().value).toBe('Ask for Ben')
  expect(kept).toHaveLength(1)
})

test('a note from another device is shown, but does not replace text being typed', () => {
  const { rerender, unmount } = draw()
  rerender(<NoteField id="r1" note="From the phone" name="Green Fork" />)
  expect(field().value).toBe('From the phone')
  type('From the phone, and')
  rerender(<NoteField id="r1" note="From the tablet" name="Green Fork" />)
  expect(field().value).toBe('From the phone, and')
  unmount()
})

test('a note that came from another device during typing is reported', async () => {
  draw()
  type('Mine')
  stored = 'From the tablet'
  await act(() => vi.advanceTimersToNextTimerAsync())
  expect(stored).toBe('Mine')
  expect(alerts.items.map(({ text }) => text)).toEqual([expect.stringContaining('From the tablet')])
})

test('typed text is saved when the page or the row is left', async () => {
  const { unmount } = draw()
  type('One')
  window.dispatchEvent(new Event('pagehide'))
  await act(async () => undefined)
  type('Two')
  unmount()
  await act(async () => undefined)
  expect(kept).toEqual(['One', 'Two'])
  expect(alerts.items).toEqual([])
})

/** Leaves the page with a note just typed, before the browser's database has stored anything. */
async function leaveWith(text: string) {
  const { unmount } = draw()
  type(text)
  isStoring = new Promise(() => undefined)
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  isStoring = undefined
}

test('a note typed just before a reload is there after it', async () => {
  await leaveWith('Ask for Ben')
  expect(stored).toBe('Ask for Mia')
  await restoreLeftNotes()
  expect(stored).toBe('Ask for Ben')
  stored = 'Newer'
  await restoreLeftNotes()
  expect(stored).toBe('Newer')
})

test('a note that was left outlives the save of what was typed before it', async () => {
  let finish = () => {}
  isStoring = new Promise((resolve) => {
    finish = resolve
  })
  draw()
  type('Ask')
  await act(() => vi.advanceTimersToNextTimerAsync())
  type('Ask for Ben')
  isStoring = new Promise(() => undefined)
  window.dispatchEvent(new Event('pagehide'))
  isStoring = undefined
  finish()
  await act(async () => undefined)
  expect(stored).toBe('Ask')
  await restoreLeftNotes()
  expect(stored).toBe('Ask for Ben')
  expect(alerts.items).toEqual([])
})

test('a note that was left does not replace one that was changed since', async () => {
  await leaveWith('Ask for Ben')
  stored = 'From the phone'
  await restoreLeftNotes()
  expect(stored).toBe('From the phone')
  expect(alerts.items.map(({ text }) => text)).toEqual([expect.stringContaining('Ask for Ben')])
})
