import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { newEmail, PASSWORD, passBotCheck } from '../testing/accounts.ts'
import { storeRestaurant } from '../testing/editing.ts'
import { request } from '../testing/request.ts'

const IP = '198.51.100.77'

async function post(method: string, path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': IP }
  const init = { method, headers, body: JSON.stringify(body) }
  return (await request(path, init, { LIMITS: 'on' })).status
}

it('no counter holds an IP address', async () => {
  const [email, restaurant] = [newEmail(), await storeRestaurant()]
  const recaptchaToken = await passBotCheck()
  const statuses = [
    await post('POST', '/api/users/mailinglist', { email, recaptchaToken }),
    await post('POST', '/api/users/login', { email, password: PASSWORD }),
    await post('PUT', `/api/users/reset-password/${email}`, {}),
    await post('POST', `/api/restaurants/${restaurant}/reports`, {
      kind: 'moved',
      recaptchaToken: await passBotCheck(),
    }),
  ]
  expect(statuses).toEqual([200, 401, 200, 201])
  const { results } = await env.DB.prepare('SELECT key FROM counters').all<{ key: string }>()
  const keys = results.map(({ key }) => key.split(':')[0])
  expect(keys).toEqual(expect.arrayContaining(['pre-register', 'login-ip', 'reset-ip', 'reports']))
  expect(JSON.stringify(results)).not.toContain(IP)
})
