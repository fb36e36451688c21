import { expect, it } from 'vitest'
import { messageKey } from '../../languages/messageKey.ts'
import { request } from '../testing/request.ts'

const messagesOf = async (path: string) => {
  const html = await (await request(path)).text()
  const [, json = '{}'] = /id="messages">(.*?)<\/script>/.exec(html) ?? []
  return Object.keys(JSON.parse(json))
}

const COUNT = messageKey('{total, plural, one {{all} restaurant} other {{all} restaurants}}')

it('a document brings the messages with forms of its islands, and of no others', async () => {
  expect(await messagesOf('/')).toContain(COUNT)
  expect(await messagesOf('/about')).not.toContain(COUNT)
})

it('says its language and which way that is written, at no address but its own', async () => {
  const html = await (await request('/about')).text()
  expect(html).toContain('<html lang="en" dir="ltr">')
  expect((await request('/en/about')).status).toBe(404)
  expect((await request('/xx/about')).status).toBe(404)
})
