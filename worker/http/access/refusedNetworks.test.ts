import { afterEach, expect, it, vi } from 'vitest'
import { request } from '../../testing/request.ts'

const SEARCH = '/api/restaurants/query?lat=42.36&long=-71.06'

function fullLimit() {
  const limit = vi.fn(async () => ({ success: false }))
  const settings = { LIMITS: 'on', LIMIT_SEARCH: { limit } }
  const statusFrom = async (network: string) => {
    const init = { headers: { 'cf-connecting-ip': network } }
    return (await request(SEARCH, init, settings)).status
  }
  return { limit, statusFrom }
}

afterEach(() => vi.useRealTimers())

it('asks a limit once for a network that it refused, and for each other network', async () => {
  const { limit, statusFrom } = fullLimit()
  for (const network of ['198.51.100.1', '198.51.100.1', '198.51.100.2', '198.51.100.1']) {
    expect(await statusFrom(network)).toBe(429)
  }
  expect(limit).toHaveBeenCalledTimes(2)
})

it('asks again after ten seconds', async () => {
  const { limit, statusFrom } = fullLimit()
  const start = Date.now()
  vi.setSystemTime(start)
  await statusFrom('198.51.100.1')
  vi.setSystemTime(start + 9_999)
  await statusFrom('198.51.100.1')
  expect(limit).toHaveBeenCalledTimes(1)
  vi.setSystemTime(start + 10_000)
  limit.mockResolvedValue({ success: true })
  expect(await statusFrom('198.51.100.1')).toBe(200)
})
