import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'

function ask() {
  const onAnswer = vi.fn()
  const { rerender } = render(<button type="button">Before</button>)
  screen.getByRole('button', { name: 'Before' }).focus()
  rerender(
    <>
      <button type="button">Before</button>
      <ConfirmDialog title="No results" question="Explore our areas?" onAnswer={onAnswer} />
    </>,
  )
  const close = () => rerender(<button type="button">Before</button>)
  return { onAnswer, close }
}

test('asks its question in an open modal named by its title', () => {
  ask()
  const dialog = screen.getByRole('dialog', { name: 'No results' })
  expect(dialog.hasAttribute('open')).toBe(true)
  expect(dialog.textContent).toContain('Explore our areas?')
})

test.each([
  ['Yes', true],
  ['No', false],
  ['Close', false],
])('the button %s answers %s', (name, answer) => {
  const { onAnswer } = ask()
  fireEvent.click(screen.getByRole('button', { name }))
  expect(onAnswer.mock.calls).toEqual([[answer]])
})

test('Escape is a no', () => {
  const { onAnswer } = ask()
  // The browser turns the key into this event.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onAnswer.mock.calls).toEqual([[false]])
})

test('a press beside it closes it only after the time of a double click', () => {
  vi.useFakeTimers()
  ask()
  const dialog = screen.getByRole('dialog')
  expect(dialog.getAttribute('closedby')).toBe('closerequest')
  vi.advanceTimersByTime(500)
  expect(dialog.getAttribute('closedby')).toBe('any')
  vi.useRealTimers()
})

test('the focus begins on the likely answer, and on No when yes cannot be taken back', () => {
  ask()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' }))
  cleanup()
  render(<ConfirmDialog title="Delete" question="Sure?" isDangerous onAnswer={() => {}} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' }))
})

test('gives the focus back when it goes away', () => {
  const { close } = ask()
  screen.getByRole('button', { name: 'Yes' }).focus()
  close()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }))
})
