import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { HoursField } from './HoursField.tsx'

function Form({ first }: { first: string }) {
  const [text, setText] = useState(first)
  return (
    <HoursField
      label="Opening hours"
      name="openingHours"
      value={text}
      onWrite={setText}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
const show = (first = '') => render(<Form first={first} />)
const text = () => screen.getByLabelText<HTMLInputElement>('Opening hours').value
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a row a day: several spans, past midnight, copied, closed again', async () => {
  show()
  const rows = within(screen.getByRole('group', { name: 'Hours of each day' }))
  expect(rows.getAllByText('Not known')).toHaveLength(8)
  await press('Add hours to Monday')
  fill('Monday, opens', '11:00')
  expect(text()).toBe('')
  fill('Monday, closes', '02:00')
  expect(text()).toBe('Mo 11:00-02:00')
  await press('Copy to all days the hours of Monday')
  expect(text()).toBe('Mo-Su 11:00-02:00')
  await press('Remove these hours of Tuesday')
  expect(rows.getAllByText('closed')).toHaveLength(1)
  expect(text()).toBe('Mo 11:00-02:00; We-Su 11:00-02:00')
  await press('Closed')
  expect(text()).toBe('Mo 11:00-02:00; We-Su 11:00-02:00; PH off')
})

test('hours that are added take the focus, a second time of the day too', async () => {
  show('Mo 11:00-14:00')
  await press('Add hours to Tuesday')
  expect(document.activeElement).toBe(screen.getByLabelText('Tuesday, opens'))
  await press('Add hours to Monday')
  expect(document.activeElement).toBe(screen.getAllByLabelText('Monday, opens').at(-1))
})

test('a button that disappears when it is pressed leaves the focus with its day', async () => {
  show('Mo 11:00-14:00')
  await press('Remove these hours of Monday')
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Monday' }))
  await press('Closed')
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Public holidays' }))
})

test('what is written as text shows in the rows, with how it reads', async () => {
  show()
  fill('Opening hours', 'Sa 10:00-14:00,16:00-20:00')
  const rows = within(screen.getByRole('group', { name: 'Hours of each day' }))
  const opens = rows.getAllByLabelText<HTMLInputElement>('Saturday, opens')
  expect(opens.map(({ value }) => value)).toEqual(['10:00', '16:00'])
  expect(screen.getByRole('status').textContent).toBe('Reads as: Sat 10:00–14:00, 16:00–20:00')
})

test('what rows cannot say is left as it is', () => {
  show('Apr-Oct 10:00-20:00')
  expect(screen.queryByRole('group', { name: 'Hours of each day' })).toBeNull()
  expect(text()).toBe('Apr-Oct 10:00-20:00')
})

const UNREAD = 'Sprig cannot tell from this text when the place is open. Visitors see it as it is: '
test.each([
  ['asdf', `${UNREAD}asdf`],
  ['26:00', `${UNREAD}26:00`],
  ['by appointment', `${UNREAD}by appointment`],
  ['PH only', `${UNREAD}Public holidays only`],
  ['24/7', 'Reads as: Open day and night'],
  ['Mo-Fr 09:00-17:00', 'Reads as: Mon–Fri 09:00–17:00'],
  ['  ', ''],
])('the field of "%s" is described by how it reads', (hours, reading) => {
  show()
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  fill('Opening hours', hours)
  expect(status.textContent).toBe(reading)
  const described = screen.getByLabelText('Opening hours').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.contains(status)).toBe(true)
})
