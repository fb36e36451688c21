import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { type FakeAnswers, failures, fakeApi } from '../../testing/fakeApi.ts'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { MenuEditPage } from './MenuEditPage.tsx'

const ID = 'r000000000000001'
const PATH = `/details/${ID}/edit`
const PUT = `PUT /api/restaurantDetails/${ID}`

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function open(answers: FakeAnswers = {}) {
  const seen = fakeApi({
    [`GET /api/restaurantDetails/${ID}`]: { body: { menu: '# Soups' } },
    [PUT]: { body: {} },
    ...answers,
  })
  const { path } = renderVisit(
    <Route path="/details/:id/edit">
      <MenuEditPage />
    </Route>,
    PATH,
  )
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Menu, in markdown')
  return { path, text, sent: () => seen.filter(({ method }) => method === 'PUT') }
}
const type = (text: HTMLTextAreaElement, value: string) =>
  fireEvent.change(text, { target: { value } })

test('shows what is written as it is typed, and saves it', async () => {
  const { text, path, sent } = await open()
  expect(text.value).toBe('# Soups')
  type(text, '# Stews\n\n**Lentil**')
  await screen.findByRole('heading', { name: 'Stews' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(path()).toBe(`/details/${ID}`))
  expect(sent()[0]?.body).toEqual({ menu: '# Stews\n\n**Lentil**', restaurantKey: ID })
})

test('a menu over 32 KiB cannot be saved, counted in bytes', async () => {
  const { text, sent } = await open()
  type(text, 'é'.repeat(16 * 1024 + 1))
  expect(screen.getByText(/32\.0 of 32 KiB: too long/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent()).toEqual([])
})

test('the first message of the server is shown, and the text stays', async () => {
  const { text } = await open({ [PUT]: { status: 403, body: failures('Not yours', 'Nor theirs') } })
  type(text, 'mine')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Not yours')
  expect(text.value).toBe('mine')
})

test('text that was not saved is there again', async () => {
  type((await open()).text, 'half a menu')
  cleanup()
  const { text } = await open()
  expect(text.value).toBe('half a menu')
  fireEvent.click(screen.getByText('Discard it'))
  expect(text.value).toBe('# Soups')
})

test('Back leads to the listing', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(`/details/${ID}`)
})
