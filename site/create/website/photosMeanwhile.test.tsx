import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PhotoNews } from '../../../worker/contract/restaurants/builder.ts'
import { failures } from '../../testing/fakeApi.ts'
import { PLACED, renderCreate } from '../../testing/renderCreate.tsx'

// happy-dom permits positions but has none.
vi.mock('../../device/position/position.ts', () => ({
  readPosition: async () => ({ isDenied: false, problem: 'No position' }),
  isPositionPermitted: async () => false,
}))

const DISH = { option: 'Dal', description: 'lentils', reason: 'marked VE' }
const ANSWER: PhotoNews = {
  answer: { predictedOptions: [[], [DISH]], geoJson: null, menu: '- Dal', source: 'photos' },
}

// happy-dom cannot decode pictures; e2e tests cover that part.
vi.mock('../../device/drafts/shrinkPhoto.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../device/drafts/shrinkPhoto.ts')>()),
  shrinkPhoto: async (file: File) => file,
}))

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Starts reading a photo for a draft with a place; `tell` sends a line of the answer. */
async function beginReading() {
  let send: (bytes: Uint8Array) => void = () => {}
  let breakOff = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (bytes) => controller.enqueue(bytes)
      breakOff = () => controller.error(new TypeError('The line is lost'))
    },
  })
  const shown = renderCreate(
    '/create/v2/search',
    { ...PLACED, place: null, cuisine: [], dishes: [] },
    { 'POST /api/restaurant_builder/upload': { body } },
    ['beta'],
  )
  const photo = new File(['x'], 'menu.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText('Add images'), { target: { files: [photo] } })
  await screen.findByRole('img', { name: 'menu.png' })
  const statuses = screen.getAllByRole('status')
  press('Submit image(s)')
  const words = await screen.findByText('Sending the photo')
  // A screen reader announces only what comes into a status that was there before.
  expect(statuses).toContain(words)
  const tell = (news: PhotoNews) =>
    act(async () => send(new TextEncoder().encode(`${JSON.stringify(news)}\n`)))
  const fail = () => act(async () => breakOff())
  return { ...shown, tell, fail }
}

test('a photo that is opened while one starts again is not part of the next draft', async () => {
  const { draft } = renderCreate('/create/v2/search', PLACED, {}, ['beta'])
  const photo = new File(['x'], 'menu.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText('Add images'), { target: { files: [photo] } })
  press('Start again')
  fireEvent.click(screen.getAllByText('Start again').at(-1) ?? document.body)
  await waitFor(() => expect(sessionStorage.getItem('create:u')).not.toBe(draft.id))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Add images').disabled).toBe(false),
  )
  expect(screen.queryByRole('img', { name: 'menu.png' })).toBeNull()
})

test('says which part is done, and goes on when all is read', async () => {
  const { path, tell } = await beginReading()
  await tell({ progress: { photo: 1, of: 1, read: 0, lines: 0 } })
  await screen.findByText('Looking for the writing on it')
  await tell({ progress: { photo: 1, of: 1, read: 6, lines: 24 } })
  await screen.findByText('6 of 24 lines read')
  expect(screen.getByRole('progressbar', { name: 'Photos read' })).toHaveProperty('value', 0.25)
  await tell(ANSWER)
  await waitFor(() => expect(path()).toBe('/create/v2/address'))
})

test('a double click on the button does not bring the one that cancels under the pointer', async () => {
  await beginReading()
  const scroll = vi.mocked(Element.prototype.scrollIntoView)
  expect(scroll).not.toHaveBeenCalledWith({ block: 'end' })
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: 'end' }))
})

test('a person who goes on meanwhile finds the dishes at that step', async () => {
  const { path, tell } = await beginReading()
  press('Go on meanwhile')
  expect(path()).toBe('/create/v2/address')
  await tell({ progress: { photo: 1, of: 1, read: 6, lines: 24 } })
  await screen.findByText('6 of 24 lines read')
  press(/No permanent address/)
  await screen.findByText(/The dishes come here when your photos are read/)
  await tell(ANSWER)
  await screen.findByText('Your photos are read: 1 dish.')
  expect(screen.getByLabelText(/Dal/)).toHaveProperty('checked', true)
  expect(path()).toBe('/create/v2/cuisine')
})

test('a reading that fails for a person who went on meanwhile is silent', async () => {
  const { path, fail } = await beginReading()
  press('Go on meanwhile')
  await fail()
  await waitFor(() => expect(screen.queryByText('Sending the photo')).toBeNull())
  expect(screen.queryByText(/No dishes could be read/)).toBeNull()
  expect(path()).toBe('/create/v2/address')
})

test('a reading that is cancelled on the way leads to the form', async () => {
  const { path, kept } = await beginReading()
  press('Go on meanwhile')
  press(/No permanent address/)
  press('Cancel reading')
  await waitFor(() => expect(path()).toBe('/create/v2/cuisine/manual'))
  expect(kept().name).toBe('Green Fork')
})

/** Sends a photo, which is answered so. */
async function sendPhoto(status: number, msg: string) {
  const shown = renderCreate(
    '/create/v2/search',
    { ...PLACED, place: null, cuisine: [], dishes: [] },
    { 'POST /api/restaurant_builder/upload': { status, body: failures(msg) } },
    ['beta'],
  )
  const photo = new File(['x'], 'menu.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText('Add images'), { target: { files: [photo] } })
  await screen.findByRole('img', { name: 'menu.png' })
  press('Submit image(s)')
  return shown
}

test.each([
  [413, 'A picture may have at most 2 megapixels; make it smaller', /too large.*add it again/],
  [422, 'A picture is damaged or incomplete', /damaged or incomplete\. Remove it, and add another/],
])('a photo that is refused with %d is said so, and can be changed', async (status, msg, said) => {
  const { path } = await sendPhoto(status, msg)
  await screen.findByText(said)
  expect(path()).toBe('/create/v2/search')
  expect(screen.getByRole('button', { name: 'Remove menu.png' })).toBeDefined()
})

test('an upload that fails leads on without a word', async () => {
  const { path } = await sendPhoto(500, 'Something went wrong')
  await waitFor(() => expect(path()).toBe('/create/v2/address'))
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(screen.queryByText(/No dishes could be read/)).toBeNull()
})

test('a reading that is cancelled at once leaves everything as it is', async () => {
  const { path } = await beginReading()
  press('Cancel reading')
  await waitFor(() => expect(screen.queryByText('Sending the photo')).toBeNull())
  expect(path()).toBe('/create/v2/search')
  expect(screen.getByRole('img', { name: 'menu.png' })).toBeDefined()
})
