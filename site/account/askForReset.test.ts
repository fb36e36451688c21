import { expect, test } from 'vitest'
import { alerts } from '../shell/alerts.ts'
import { fakeApi } from '../testing/fakeApi.ts'
import { askForReset } from './askForReset.ts'

test.each(['', '  '])('no address, as %j, is warned of and nothing is sent', async (email) => {
  const seen = fakeApi({})
  await askForReset(email)
  expect(alerts.items.map(({ text }) => text)).toEqual(['Email is required!'])
  expect(seen).toEqual([])
})
