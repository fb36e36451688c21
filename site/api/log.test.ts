import { expect, test, vi } from 'vitest'
import { reportError } from './log.ts'

test('the server hears once of each error that a boundary caught, and by its name', () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    return new Response(null, { status: 204 })
  })
  reportError(new TypeError('menu is null'))
  reportError(new TypeError('menu is null'))
  reportError(new Error('Failed to fetch a script'))
  expect(sent).toEqual([
    ['/api/restaurants/logging', { message: 'could not be drawn: TypeError: menu is null' }],
    [
      '/api/restaurants/logging',
      { message: 'could not be drawn: Error: Failed to fetch a script' },
    ],
  ])
})
