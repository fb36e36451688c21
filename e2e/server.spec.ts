import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { lockDatabase } from '../tools/databaseUse.ts'
import { STATE_DIR } from './stateDir.ts'

test('no tool works on the database of a server', async () => {
  await expect(lockDatabase(resolve(STATE_DIR), 0)).rejects.toThrow(/in use by process \d+/)
})
