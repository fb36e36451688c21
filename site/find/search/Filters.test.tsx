import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messageKey } from '../../../languages/messageKey.ts'
import { findSpeechBy } from '../../../languages/speech.ts'
import { answerOf, renderFind } from '../../testing/renderFind.tsx'
import { makeFound } from '../../testing/restaurants.ts'
import { Filters } from './Filters.tsx'
import { SearchPanel } from './SearchPanel.tsx'

const BOSTON = '/?lat=42.36&lng=-71.06'
const THAI = makeFound({ _id: 'r1', cuisine: ['thai'] })
const PIZZA = makeFound({ _id: 'r2', cuisine: ['pizza'] })

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: string) => {
    if (input.endsWith('/cuisines')) return Response.json([])
    return Response.json(input.includes('cuisine=thai') ? [THAI] : [THAI, PIZZA])
  })
})

afterEach(() => findSpeechBy(() => undefined))

const box = (name: string) => screen.getByRole('checkbox', { name })
const show = (query = '') =>
  renderFind(<Filters />, { path: BOSTON + query, content: { answer: answerOf([THAI, PIZZA]) } })

/** Restaurants of two cuisines that have one name in German. */
function showNoodles(query = '') {
  const messages = { [messageKey('Noodle')]: 'Nudeln', [messageKey('Noodles')]: 'Nudeln' }
  findSpeechBy(() => ({ language: { code: 'de', dir: 'ltr' }, messages }))
  const found = ['noodle', 'noodles'].map((one) => makeFound({ _id: one, cuisine: [one] }))
  return renderFind(<Filters />, { path: BOSTON + query, content: { answer: answerOf(found) } })
}

describe('the filters', () => {
  it('take another cuisine as lower case with hyphens, and refuse invalid ones', async () => {
    const { find } = show()
    const other = screen.getByLabelText('Other')
    await userEvent.type(other, 'Fish & Chips{Enter}')
    expect(
      await screen.findByText('A cuisine has letters and hyphens only, as in middle-eastern.'),
    ).toBeTruthy()
    await userEvent.clear(other)
    await userEvent.type(other, ' Middle-Eastern {Enter}')
    await waitFor(() => expect(find.state.cuisines).toEqual(['middle-eastern']))
    expect(screen.getByRole('checkbox', { name: 'Middle Eastern' })).toHaveProperty('checked', true)
  })

  it('show only vegan places after one tap, and all after the next', async () => {
    const { find } = renderFind(<SearchPanel />, { path: BOSTON })
    await userEvent.click(box('Vegan only'))
    expect(find.state.diets).toEqual(['vegan'])
    expect(box('Vegan only')).toHaveProperty('checked', true)
    await userEvent.click(box('Vegan only'))
    expect(find.state.diets).toEqual([])
  })

  it('take a typed cuisine along when Search is pressed', async () => {
    const { find } = renderFind(<SearchPanel />, { path: BOSTON })
    await userEvent.type(screen.getByLabelText('Other'), 'Thai')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(find.state.cuisines).toEqual(['thai']))
    expect(find.state.answer?.restaurants).toHaveLength(1)
  })

  it('unfold for a typed cuisine that blocks the search', async () => {
    renderFind(<SearchPanel />, { path: BOSTON })
    const other = screen.getByLabelText('Other')
    await userEvent.type(other, 'Middle East')
    expect(other.closest('details')).toHaveProperty('open', false)
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText(/^A cuisine has letters and hyphens only/)).toBeTruthy()
    expect(other.closest('details')).toHaveProperty('open', true)
    expect(document.activeElement).toBe(other)
  })

  it('start with the levels known to serve vegan food', () => {
    show()
    expect(screen.getByRole('checkbox', { name: 'Vegan' })).toHaveProperty('checked', true)
    expect(screen.getByRole('checkbox', { name: 'Unconfirmed' })).toHaveProperty('checked', false)
  })

  it('keep one level: the last one cannot be unticked, and a form still sends it', async () => {
    const { find } = show('&diet=vegan')
    await userEvent.click(box('Vegan'))
    expect(box('Vegan')).toHaveProperty('checked', true)
    expect(box('Vegan')).toHaveProperty('disabled', false)
    expect(find.state.diets).toEqual(['vegan'])
  })

  it('offer Pizza still when Thai is ticked, for both mean one of these', async () => {
    const { find } = show()
    await userEvent.click(box('Thai'))
    await waitFor(() => expect(find.state.answer?.restaurants).toHaveLength(1))
    await userEvent.click(box('Pizza'))
    expect(find.state.cuisines).toEqual(['thai', 'pizza'])
  })

  it('name cuisines of one name once, and choose them together', async () => {
    const { find } = showNoodles()
    await userEvent.click(box('Nudeln'))
    expect(find.state.cuisines).toEqual(['noodle', 'noodles'])
    expect(document.querySelector('.filters-count')?.textContent).toBe('1')
    await userEvent.click(box('Nudeln'))
    expect(find.state.cuisines).toEqual([])
  })

  it('take all cuisines of a name that is typed', async () => {
    const { find } = showNoodles()
    await userEvent.type(screen.getByLabelText(/Other/), 'nudeln{Enter}')
    expect(find.state.cuisines.toSorted()).toEqual(['noodle', 'noodles'])
  })

  it('send the cuisine of a link again without scripts, not another of its name', () => {
    showNoodles('&cuisine=noodles')
    expect(box('Nudeln')).toMatchObject({ checked: true, value: 'noodles' })
  })

  it('offer the commonest cuisines where a link has chosen one', async () => {
    vi.stubGlobal('fetch', async () => Response.json(['pizza', 'thai']))
    renderFind(<Filters />, { path: `${BOSTON}&cuisine=thai` })
    await userEvent.click(screen.getByLabelText('Other'))
    expect(await screen.findByRole('checkbox', { name: 'Pizza' })).toBeTruthy()
    expect(box('Thai')).toHaveProperty('checked', true)
  })

  it('keep the focus when they are cleared, and the button goes', async () => {
    show('&cuisine=thai')
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters', hidden: true }))
    await waitFor(() => expect(screen.queryByText('Clear filters')).toBeNull())
    expect(document.activeElement?.textContent).toBe('Filters')
  })

  it('fold at Escape, which takes the focus to their heading', async () => {
    show()
    await userEvent.click(screen.getByText('Filters'))
    await userEvent.click(screen.getByRole('button', { name: 'Open at …' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.keyDown(within(dialog).getByRole('button', { name: 'Close' }), { key: 'Escape' })
    const filters = dialog.closest('details')
    expect(filters).toHaveProperty('open', true)
    box('Thai').focus()
    await userEvent.keyboard('{Escape}')
    expect(filters).toHaveProperty('open', false)
    expect(document.activeElement?.textContent).toBe('Filters')
  })

  it('take no more cuisines than a search may have', () => {
    const letters = [...'abcdefghijklmnopqrst']
    const query = letters.map((letter) => `&cuisine=${letter}`).join('')
    const { find } = show(query)
    find.state.cuisineChoices = ['thai']
    expect(find.state.cuisines).toHaveLength(20)
    return waitFor(() => expect(box('Thai')).toHaveProperty('disabled', true))
  })
})
