import { describe, expect, it } from 'vitest'
import { newEmail, passBotCheck } from '../testing/accounts.ts'
import { request } from '../testing/request.ts'
import { networkOf } from './network.ts'

describe('the network of an address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['2001:0DB8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
    ['2001:db8::7:1:2:3:4', '2001:db8:0:7::/64'],
    ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['64:ff9b::198.51.100.7', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['1::2::3', '1::2::3'],
    ['1:2:3', '1:2:3'],
    ['1:2:3:4:5:6:7:8::', '1:2:3:4:5:6:7:8::'],
    ['zz::1', 'zz::1'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s counts as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})

describe('the addresses of one IPv6 /64', () => {
  const addresses = Array.from({ length: 32 }, (_, n) => `2001:db8:5:64::${(n + 1).toString(16)}`)

  it('share the load limits', async () => {
    const keys = new Set<string>()
    const counting = {
      limit: async ({ key }: { key: string }) => {
        keys.add(key)
        return { success: true }
      },
    }
    for (const ip of [...addresses, '2001:db8:5:65::1']) {
      const headers = { 'cf-connecting-ip': ip }
      await request('/api/places/here', { headers }, { LIMITS: 'on', LIMIT_PLACES: counting })
    }
    expect([...keys]).toEqual(['2001:db8:5:64::/64', '2001:db8:5:65::/64'])
  })

  it('share the failures of a login', async () => {
    const tryFrom = async (ip: string) => {
      const headers = { 'content-type': 'application/json', 'cf-connecting-ip': ip }
      const body = JSON.stringify({ email: newEmail(), password: 'wrong one' })
      const answer = await request(
        '/api/users/login',
        { method: 'POST', headers, body },
        { LIMITS: 'on' },
      )
      return answer.status
    }
    const statuses: number[] = []
    for (const ip of addresses) statuses.push(await tryFrom(ip))
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401))
    expect(statuses.slice(30)).toEqual([400, 400])
    expect(await tryFrom('2001:db8:5:66::1')).toBe(401)
  })

  it('share the pre-registrations of an hour', async () => {
    const statuses: number[] = []
    for (const ip of addresses.slice(0, 6)) {
      const body = JSON.stringify({ email: newEmail(), recaptchaToken: await passBotCheck() })
      const headers = { 'content-type': 'application/json', 'cf-connecting-ip': ip }
      const init = { method: 'POST', headers, body }
      statuses.push((await request('/api/users/mailinglist', init, { LIMITS: 'on' })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
