import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { call } from '../../testing/accounts.ts'
import { resultOf } from '../../testing/editing.ts'
import { makePerson } from '../../testing/people.ts'
import { upload } from './testing/upload.ts'

describe('upload', () => {
  it('exists', async () => {
    const by = await makePerson({ roles: ['beta'] })
    expect(await resultOf(upload([new TextEncoder().encode('hello')], by))).toBe('415 wrong_type')
    expect(await resultOf(call('POST', '/api/restaurant_builder/upload', { by, body: {} }))).toBe('415 wrong_type')
    expect(env.PHOTOS).toBeDefined()
  })
})
