import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Film } from './Film.tsx'
import { begin } from './playFilm.ts'

const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
const link = () => document.querySelector<HTMLElement>('.film-start')
const player = () => document.querySelector('.film > video')

beforeEach(() => {
  play.mockResolvedValue()
  document.body.innerHTML = renderToStaticMarkup(<Film />)
  // As a browser with scripts does, which reads what is in it as text.
  document.querySelector('noscript')?.replaceChildren()
  begin()
})
afterEach(() => {
  play.mockClear()
  document.body.replaceChildren()
})

test('the player takes the place of the picture, has the focus and plays', async () => {
  expect(player()).toBeNull()
  await userEvent.click(link() ?? document.body)
  expect(link()).toBeNull()
  expect(player()).toBe(document.activeElement)
  expect(play).toHaveBeenCalledOnce()
})

test('the player stays when the browser refuses to play', async () => {
  play.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await userEvent.click(link() ?? document.body)
  expect(player()).toHaveProperty('controls', true)
})

test('leaves a link that asks for another tab to the browser', async () => {
  const stay = vi.fn((event: Event) => event.preventDefault())
  document.body.addEventListener('click', stay, { once: true })
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(link() ?? document.body)
  expect(stay).toHaveBeenCalledOnce()
  expect(player()).toBeNull()
  expect(play).not.toHaveBeenCalled()
})
