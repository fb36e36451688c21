import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ref } from 'valtio/vanilla'
import { expect, test, vi } from 'vitest'
import { renderFind } from '../../testing/renderFind.tsx'
import { fakeSearches, found } from '../../testing/searchAnswers.ts'
import { ResultsList } from '../list/ResultsList.tsx'
import { SearchPanel } from './SearchPanel.tsx'

const answers = fakeSearches()

test('while the position is looked for its button keeps the focus and asks no second time', async () => {
  const getCurrentPosition = vi.fn()
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  renderFind(<SearchPanel />)
  const locate = screen.getByRole('button', { name: 'Use my location' })
  await userEvent.click(locate)
  await vi.waitFor(() => expect(locate.getAttribute('aria-disabled')).toBe('true'))
  expect(locate).toHaveProperty('disabled', false)
  await userEvent.click(locate)
  expect(getCurrentPosition).toHaveBeenCalledOnce()
})

test('a chosen guess leaves the focus with the results, since its link disappears', async () => {
  answers.next = [() => found(0)]
  const london = { name: 'London', region: 'England', country: 'GB', lat: 51.5, lng: -0.13 }
  const { find } = renderFind(
    <>
      <SearchPanel />
      <ResultsList signedIn={false} />
    </>,
  )
  act(() => {
    find.state.unknown = ref({ text: 'Londn', places: [london] })
  })
  await userEvent.click(await screen.findByRole('link', { name: 'London, United Kingdom' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }))
})
