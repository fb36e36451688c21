import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderFind } from '../../testing/renderFind.tsx'
import { CONCORD_OFFERS, offerPlaces } from '../../testing/searchBox.tsx'
import { ResultsList } from '../list/ResultsList.tsx'
import { SearchPanel } from './SearchPanel.tsx'

beforeEach(() => void offerPlaces(CONCORD_OFFERS))

describe('on a phone', () => {
  const width = window.innerWidth
  beforeEach(() => setWidth(390))
  afterEach(() => setWidth(width))
  const setWidth = (px: number) =>
    document.defaultView && Object.assign(document.defaultView, { innerWidth: px })
  const showAll = async (text: string) => {
    const shown = renderFind(
      <>
        <SearchPanel />
        <ResultsList signedIn={false} />
      </>,
    )
    const box = screen.getByRole('combobox', { name: 'Location' })
    await userEvent.type(box, text)
    return { ...shown, box }
  }
  const isOpen = () => document.querySelector('.search-panel[data-open]') !== null

  it('the focus leaves Location with a choice, so that the keyboard closes', async () => {
    const { box } = await showAll('concord')
    expect(document.activeElement).toBe(box)
    expect(isOpen()).toBe(true)
    await userEvent.click(await screen.findByText('Concord, MA'))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }))
    expect(isOpen()).toBe(false)
  })

  it('the focus leaves Location with Enter and with a search at the same place', async () => {
    const { box } = await showAll('rome{Enter}')
    await waitFor(() => expect(document.activeElement).not.toBe(box))
    await userEvent.type(screen.getByLabelText('Keyword'), 'ramen{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }))
  })

  it('the form stays open while it is used, and closes at a touch beside it', async () => {
    await showAll('r')
    await userEvent.click(screen.getByLabelText('Keyword'))
    expect(isOpen()).toBe(true)
    await userEvent.pointer({ keys: '[TouchA]', target: document.body })
    expect(isOpen()).toBe(false)
  })
})
