import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ENGLISH, findLanguage } from '../../languages/list.ts'
import { findSpeechBy } from '../../languages/speech.ts'
import { renderFind } from '../testing/renderFind.tsx'
import { NoDataQuestion } from './NoDataQuestion.tsx'

afterEach(() => {
  findSpeechBy(() => undefined)
  vi.restoreAllMocks()
})

test('a yes leads to the supported areas in the language of the page', () => {
  findSpeechBy(() => ({ language: findLanguage('de') ?? ENGLISH, messages: {} }))
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  renderFind(<NoDataQuestion />)
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(assign).toHaveBeenCalledExactlyOnceWith('/de/explore')
})
