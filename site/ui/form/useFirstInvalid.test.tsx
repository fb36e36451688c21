import { fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { Field } from './Field.tsx'
import { useFirstInvalid } from './useFirstInvalid.ts'

const WRONG = { name: 'A name is needed.', city: 'A city is needed.' }

/** A form whose errors disappear on typing, like those of the site. */
function Form({ wrong }: { wrong: Readonly<Record<string, string>> }) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const toFirstInvalid = useFirstInvalid(form)
  const settle = (name: string) => setProblems(({ [name]: _, ...others }) => others)
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        setProblems(wrong)
        toFirstInvalid()
      }}
    >
      <Field label="Name" name="name" error={problems.name} onChange={() => settle('name')} />
      <Field label="City" name="city" error={problems.city} onChange={() => settle('city')} />
      <fieldset data-invalid={'kind' in problems || undefined}>
        <legend>Kind</legend>
        <input type="radio" name="kind" aria-label="Closed" disabled />
        <input type="radio" name="kind" aria-label="Open" />
      </fieldset>
      <button type="submit">Save</button>
    </form>
  )
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test('a refused submit takes the focus to the first input that is wrong', () => {
  render(<Form wrong={WRONG} />)
  save()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test('the focus stays while what is wrong is put right, and the next refusal moves it again', () => {
  render(<Form wrong={WRONG} />)
  save()
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'T' } })
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  screen.getByLabelText('City').focus()
  save()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test('of a group that is wrong its first choice that can be taken has the focus', () => {
  render(<Form wrong={{ kind: 'Choose one.' }} />)
  save()
  expect(document.activeElement).toBe(screen.getByLabelText('Open'))
})
