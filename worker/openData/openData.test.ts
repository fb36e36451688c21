import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { OPEN_DATA_PATH } from '../contract/page/developers.ts'
import worker from '../index.ts'
import { putInParts } from '../packed/putInParts.ts'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
import { makePerson } from '../testing/people.ts'
import { brokenDatabase, request } from '../testing/request.ts'
import { makeInput } from '../testing/restaurants.ts'
import { OPEN_DATA_NAME } from './store.ts'

const tonight = (DB = env.DB) =>
  worker.scheduled(createScheduledController({ cron: '17 3 * * *' }), { ...env, DB })

async function readFile() {
  const response = await request(OPEN_DATA_PATH)
  if (response.body === null) throw new Error('There is no file')
  const plain = response.body.pipeThrough(new DecompressionStream('gzip'))
  return { response, text: await new Response(plain).text() }
}

beforeAll(async () => {
  const all = ['osm-node-1', 'r2', 'r3'].map((id) => makeInput({ id, name: `Fork ${id}` }))
  await saveRestaurants(env.DB, all, { by: 'import', at: 1 })
  await env.DB.prepare("UPDATE restaurants SET deleted_at = 1 WHERE id = 'r3'").run()
})

describe('the open data', () => {
  it('does not exist before the first night', async () => {
    expect((await request(OPEN_DATA_PATH)).status).toBe(404)
  })

  it('is written each night, with licence, credit and only public data', async () => {
    const owner = await makePerson({ owns: ['r2'] })
    await tonight()
    const { response, text } = await readFile()
    expect(response.headers.get('content-type')).toBe('application/gzip')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const file = JSON.parse(text)
    expect(file.attribution).toContain('OpenStreetMap contributors, ODbL')
    expect(file.features.map(({ id }: { id: string }) => id)).toEqual(['osm-node-1', 'r2'])
    expect(text).not.toContain(owner.id)
  })

  it('is not sent again to a program that has it', async () => {
    const { headers } = await request(OPEN_DATA_PATH)
    const etag = headers.get('etag') ?? ''
    const ask = (conditions: Record<string, string>) =>
      request(OPEN_DATA_PATH, { headers: conditions })
    const again = await ask({ 'if-none-match': etag })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
    expect(again.body).toBeNull()
    const since = headers.get('last-modified') ?? ''
    expect((await ask({ 'if-modified-since': since })).status).toBe(304)
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
    expect((await ask({ 'if-match': '"other"' })).status).toBe(412)
    for (const noTag of ['other', 'W/', ''])
      expect((await ask({ 'if-none-match': noTag })).status, noTag).toBe(200)
  })

  it('stays as it was when a night fails', async () => {
    const before = (await readFile()).text
    await expect(tonight(brokenDatabase())).rejects.toThrow()
    expect((await readFile()).text).toBe(before)
  })

  it('may be larger than one upload to R2', async () => {
    const chunk = new Uint8Array(3 * 1024 * 1024 + 1).fill(7)
    async function* chunks() {
      for (let n = 0; n < 6; n++) yield chunk
    }
    await putInParts(env.OPEN_DATA, OPEN_DATA_NAME, chunks())
    const kept = await (await request(OPEN_DATA_PATH)).arrayBuffer()
    expect(kept.byteLength).toBe(6 * chunk.length)
    expect(new Uint8Array(kept).every((byte) => byte === 7)).toBe(true)
  })
})
