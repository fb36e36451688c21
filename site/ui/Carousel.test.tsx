import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Carousel } from './Carousel.tsx'

const cards = ['Curry', 'Noodles', 'Soup'].map((dish) => ({ key: dish, card: <p>{dish}</p> }))

function setUp() {
  render(<Carousel label="Vegan dishes" cards={cards} />)
  const list = screen.getByRole('list', { name: 'Vegan dishes' })
  const scrollBy = vi.fn()
  Object.assign(list, { scrollBy })
  Object.defineProperties(list, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } })
  const scrollTo = (left: number) => {
    list.scrollLeft = left
    fireEvent.scroll(list)
  }
  return { list, scrollBy, scrollTo }
}

const isOff = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

test('shows every card in a list that takes the focus, so that arrow keys scroll it', () => {
  const { list } = setUp()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(list.tabIndex).toBe(0)
})

test('the buttons scroll by one card, each its way', () => {
  const { list, scrollBy, scrollTo } = setUp()
  vi.spyOn(list.firstElementChild ?? list, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 240, 80),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 240 })
  scrollTo(240)
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -240 })
})

test('says where the row ends', () => {
  const { scrollTo } = setUp()
  expect([isOff('Previous'), isOff('Next')]).toEqual([true, false])
  scrollTo(300)
  expect([isOff('Previous'), isOff('Next')]).toEqual([false, false])
  scrollTo(600)
  expect([isOff('Previous'), isOff('Next')]).toEqual([false, true])
})

test('one card needs no buttons', () => {
  render(<Carousel label="Vegan dishes" cards={cards.slice(0, 1)} />)
  expect(screen.queryByRole('button')).toBeNull()
})
