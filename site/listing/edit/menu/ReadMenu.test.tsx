import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { BuilderAnswer } from '../../../../worker/contract/restaurants/builder.ts'
import { signIn } from '../../../account/auth.ts'
import { UnreadablePhoto } from '../../../device/drafts/shrinkPhoto.ts'
import { type FakeAnswer, type FakeAnswers, failures, fakeApi } from '../../../testing/fakeApi.ts'
import { makeRestaurant } from '../../../testing/makeRestaurant.ts'
import { renderVisit } from '../../../testing/renderVisit.tsx'
import { ReadMenu } from './ReadMenu.tsx'

const ID = 'r000000000000001'
const READ = 'GET /api/restaurant_builder/www.rubys.example%2Fmenu'
const ANSWER: BuilderAnswer = {
  predictedOptions: [
    [{ option: 'Paneer', description: '', reason: 'paneer is cheese' }],
    [
      { option: 'Dal', description: 'lentils', reason: 'marked VE by the restaurant' },
      { option: 'Dal', description: 'lentils', reason: 'marked VE by the restaurant' },
    ],
  ],
  geoJson: null,
  menu: '# Read\n\n- Dal',
  source: 'https://www.rubys.example/menu',
}

// happy-dom cannot decode pictures; e2e tests cover that part.
vi.mock('../../../device/drafts/shrinkPhoto.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../../device/drafts/shrinkPhoto.ts')>()),
  shrinkPhoto: async (file: File) => {
    if (file.type === 'image/heic') throw new UnreadablePhoto('This browser cannot open it.')
    return file
  },
}))

function Written({ at }: { at: string }) {
  const [text, setText] = useState(at)
  return (
    <>
      <textarea aria-label="written" readOnly value={text} />
      <ReadMenu id={ID} text={text} onChange={setText} />
    </>
  )
}

async function open({
  text = '',
  groups = [ID],
  answers = {},
}: {
  text?: string
  groups?: string[]
  answers?: FakeAnswers
} = {}) {
  const seen = fakeApi({
    [`GET /api/restaurants/${ID}`]: { body: makeRestaurant() },
    [READ]: { body: ANSWER },
    ...answers,
  })
  signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups } })
  renderVisit(<Written at={text} />)
  fireEvent.click(screen.getByRole('button', { name: 'Read the menu' }))
  const website = screen.getByLabelText<HTMLInputElement>('Website')
  await waitFor(() => expect(website.value).toBe('https://www.rubys.example/menu'))
  return { seen, website }
}
const read = () => fireEvent.click(screen.getByRole('button', { name: 'Read the website' }))
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const written = () => screen.getByLabelText<HTMLTextAreaElement>('written').value

/** Puts the focus in the field before the website is known; `arrive` delivers it. */
async function openEarly() {
  let arrive = () => {}
  const answer = new Promise<FakeAnswer>((resolve) => {
    arrive = () => resolve({ body: makeRestaurant() })
  })
  fakeApi({ [`GET /api/restaurants/${ID}`]: () => answer })
  renderVisit(<ReadMenu id={ID} text="" onChange={vi.fn()} />)
  click('Read the menu')
  const website = screen.getByLabelText<HTMLInputElement>('Website')
  website.focus()
  const arrived = () =>
    act(async () => {
      arrive()
      await new Promise((done) => setTimeout(done))
    })
  return { website, arrived }
}

test('nothing is inserted into a field that has the focus', async () => {
  const { website, arrived } = await openEarly()
  await arrived()
  expect(website.value).toBe('')
  fireEvent.change(website, { target: { value: 'b' } })
  fireEvent.change(website, { target: { value: '' } })
  fireEvent.blur(website)
  expect(website.value).toBe('')
})

test('an empty field gets the known website when it loses the focus', async () => {
  const { website, arrived } = await openEarly()
  await arrived()
  fireEvent.blur(website)
  expect(website.value).toBe('https://www.rubys.example/menu')
})

test('a field left before the website was known still gets it', async () => {
  const { website, arrived } = await openEarly()
  fireEvent.blur(website)
  await arrived()
  expect(website.value).toBe('https://www.rubys.example/menu')
})

test('shows what was read with the reasons, and takes it where nothing is written', async () => {
  await open()
  read()
  const menu = await screen.findByLabelText<HTMLTextAreaElement>('The menu that was read')
  expect(menu.value).toBe(ANSWER.menu)
  expect(screen.getByText('Likely vegan (1)')).toBeDefined()
  expect(screen.getByText('marked VE by the restaurant')).toBeDefined()
  expect(screen.getByText('paneer is cheese')).toBeDefined()
  expect(written()).toBe('')
  click('Replace')
  expect(written()).toBe(ANSWER.menu)
  expect(screen.queryByText('What was read')).toBeNull()
})

test('says that it reads, and that it has read, in a region that was there before', async () => {
  await open()
  const region = within(screen.getByRole('region', { name: 'Read the menu' }))
  const said = region.getByRole('status')
  expect(said.textContent).toBe('')
  read()
  expect(said.textContent).toBe('Reading. This can take a minute.')
  await screen.findByText('What was read')
  expect(region.getByRole('status')).toBe(said)
  expect(said.textContent).toBe('The menu has been read.')
})

test('replaces what is written only after asking', async () => {
  await open({ text: '# Mine' })
  read()
  await screen.findByText('What was read')
  click('Replace')
  expect(written()).toBe('# Mine')
  fireEvent.click(screen.getByText('Cancel'))
  expect(written()).toBe('# Mine')
  click('Replace')
  fireEvent.click(screen.getByText('Replace it'))
  expect(written()).toBe(ANSWER.menu)
})

test('the focus stays where the menu is read, whatever goes away under it', async () => {
  await open()
  const press = (name: string) => {
    screen.getByRole('button', { name }).focus()
    click(name)
  }
  read()
  await screen.findByText('What was read')
  press('Discard')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Read the menu' }))
})

test('opening the menu reader moves the focus into it', async () => {
  fakeApi({ [`GET /api/restaurants/${ID}`]: { body: makeRestaurant() } })
  renderVisit(<ReadMenu id={ID} text="" onChange={vi.fn()} />)
  const button = screen.getByRole('button', { name: 'Read the menu' })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Read the menu' }))
})

test('appends what was read, or discards it', async () => {
  await open({ text: '# Mine\n' })
  read()
  await screen.findByText('What was read')
  click('Discard')
  expect(screen.queryByText('What was read')).toBeNull()
  expect(written()).toBe('# Mine\n')
  read()
  await screen.findByText('What was read')
  click('Append')
  expect(written()).toBe(`# Mine\n\n${ANSWER.menu}`)
})

test.each([
  [
    { status: 422, body: failures('That website could not be read') },
    'That website could not be read',
  ],
  [{ status: 500 }, 'The menu could not be read, please try again.'],
  [{ body: { ...ANSWER, menu: ' ' } }, 'No menu was found there.'],
])('says why nothing was read', async (answer, words) => {
  await open({ text: '# Mine', answers: { [READ]: answer } })
  read()
  await screen.findByText(words)
  expect(written()).toBe('# Mine')
})

test('photos are for beta users and admins', async () => {
  await open()
  expect(screen.queryByLabelText(/Read photos/)).toBeNull()
})

test('reads photos', async () => {
  const answers = {
    'POST /api/restaurant_builder/upload': { body: { answer: { ...ANSWER, source: 'photos' } } },
  }
  const { seen } = await open({ groups: ['beta'], answers })
  const files = [new File(['x'], 'menu.png', { type: 'image/png' })]
  fireEvent.change(screen.getByLabelText(/Read photos/), { target: { files } })
  await screen.findByText('From your photos')
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('says how many photos are too many, until something else or nothing is read', async () => {
  const answers = {
    'POST /api/restaurant_builder/upload': { body: { answer: { ...ANSWER, source: 'photos' } } },
  }
  await open({ groups: ['beta'], answers })
  const files = [1, 2, 3, 4, 5, 6, 7].map((n) => new File(['x'], `${n}.png`, { type: 'image/png' }))
  const words = 'Only the first 5 photos are read; 2 more are left out.'
  fireEvent.change(screen.getByLabelText(/Read photos/), { target: { files } })
  const said = within(screen.getByRole('region', { name: 'Read the menu' })).getByRole('status')
  expect(said.textContent).toBe(`${words}Reading. This can take a minute.`)
  await screen.findByText('From your photos')
  expect(screen.getByText(words)).toBeDefined()
  read()
  expect(screen.queryByText(words)).toBeNull()
  fireEvent.change(screen.getByLabelText(/Read photos/), { target: { files } })
  await screen.findByText('From your photos')
  expect(screen.getByText(words)).toBeDefined()
  click('Discard')
  expect(screen.queryByText(words)).toBeNull()
})

test('says so when a photo cannot be opened, and sends nothing', async () => {
  const { seen } = await open({ groups: ['beta'] })
  const files = [new File(['x'], 'menu.heic', { type: 'image/heic' })]
  fireEvent.change(screen.getByLabelText(/Read photos/), { target: { files } })
  await screen.findByText('This browser cannot open it.')
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
})
