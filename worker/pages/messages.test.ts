import { expect, it } from 'vitest'
import { messageKey } from '../../languages/messageKey.ts'
import { request } from '../testing/request.ts'

const messagesOf = async (path: string) => {
  const html = await (await request(path)).text()
  const [, json = '{}'] = /id="messages">(.*?)<\/script>/.exec(html) ?? []
  return Object.keys(JSON.parse(json))
}

const COUNT = messageKey('{total, plural, one {{all} restaurant} other {{all} restaurants}}')

it('a document carries the messages of its own islands only', async () => {
  expect(await messagesOf('/')).toContain(COUNT)
  expect(await messagesOf('/about')).not.toContain(COUNT)
})

it('has its language and writing direction, at its own address only', async () => {
  const html = await (await request('/about')).text()
  expect(html).toContain('<html lang="en" dir="ltr">')
  expect((await request('/en/about')).status).toBe(404)
  expect((await request('/xx/about')).status).toBe(404)
})
