import { resolve } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { lockDatabase } from '../tools/database/lock.ts'
import { STATE_DIR } from './stateDir.ts'
import { expect, test } from './test.ts'

test('no tool works on the database of a server', async () => {
  await expect(lockDatabase(resolve(STATE_DIR), 0)).rejects.toThrow(/in use by process \d+/)
})

test('the description of the API is valid OpenAPI 3.1', async ({ request }) => {
  const answer = await request.get('/api/openapi.json')
  const document = await answer.json()
  expect(document.openapi).toBe('3.1.0')
  const found = await new Validator().validate(document)
  expect(found.errors ?? []).toEqual([])
  expect(found.valid).toBe(true)
})
