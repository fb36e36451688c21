import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderEdit } from '../../../testing/renderEdit.tsx'

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))
const dishes = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Dish \d$/).map(({ value }) => value)

test('dishes are moved by buttons, added up to five, and removed', async () => {
  await renderEdit()
  fireEvent.click(screen.getByRole('button', { name: 'Move Curry down' }))
  expect(dishes()).toEqual(['Soup', 'Curry'])
  fireEvent.click(screen.getByRole('button', { name: 'Move Soup up' }))
  expect(dishes()).toEqual(['Soup', 'Curry'])
  for (let i = 0; i < 3; i += 1) fireEvent.click(screen.getByText('Add an option'))
  expect(dishes()).toHaveLength(5)
  expect(screen.queryByText('Add an option')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Soup' }))
  expect(dishes()).toEqual(['Curry', '', '', ''])
})

test('dishes are moved by dragging their handle', async () => {
  await renderEdit()
  const rows = screen.getAllByRole('listitem')
  const dataTransfer = { effectAllowed: '', setData: vi.fn() }
  const [first, second] = rows
  if (!first || !second) throw new Error('Two rows are needed')
  fireEvent.dragStart(first, { dataTransfer })
  fireEvent.dragEnter(second, { dataTransfer })
  fireEvent.dragEnd(first, { dataTransfer })
  expect(dishes()).toEqual(['Soup', 'Curry'])
})

test('a dish without a description is not sent, and gets the focus', async () => {
  const { sent } = await renderEdit()
  fireEvent.change(screen.getByLabelText('Description of dish 2'), { target: { value: ' ' } })
  save()
  await screen.findByText('A dish needs a description.')
  await hasFocus(screen.getByLabelText('Description of dish 2'))
  expect(sent()).toEqual([])
})
