import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { readDevice, signIn } from '../account/auth.ts'
import { DetailsTools } from '../listing/DetailsTools.tsx'
import { type FakeAnswers, fakeApi } from './fakeApi.ts'
import { makeRestaurant } from './makeRestaurant.ts'
import { makeInput, renderVisit } from './renderVisit.tsx'

export const ID = 'r000000000000001'

interface Opening {
  /** Null: signed out. */
  groups: string[] | null
  parts?: Partial<Restaurant>
  hasMenu?: boolean
  answers?: FakeAnswers
}

/** The tools of a details page whose restaurant has version 3. */
export function openTools({ groups, parts = {}, hasMenu = true, answers = {} }: Opening) {
  const seen = fakeApi(answers)
  if (groups === null) readDevice()
  else signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups } })
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const restaurant = makeRestaurant({ version: 3, ...parts })
  const input = makeInput({ content: { page: 'details', restaurant, menu: null } })
  renderVisit(<DetailsTools hasMenu={hasMenu} input={input} />, `/details/${ID}`)
  return { seen, reload }
}

/** happy-dom fires no toggle event by itself. */
export function unfold(summary: string, isOpen = true) {
  const details = screen.getByText(summary).closest('details')
  if (!details) throw new Error(`No ${summary}`)
  details.open = isOpen
  fireEvent(details, new Event('toggle'))
}
