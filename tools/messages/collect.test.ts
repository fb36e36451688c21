import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { messageOf, messagesOf, parse, valuesGivenTo, walk } from './collect.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sprig-messages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('finds what is said, whichever way, and no other text', () => {
  writeFileSync(
    join(folder, 'Page.tsx'),
    `const WORDS = msg('Later')
     export const Page = ({ name }: { name: string }) => (
       <p title={t('Hello {name}', { name })} className="not this">
         <Trans id="See <a>there</a>" components={{}} /> {t(WORDS)} {t("Don't")} {other('no')}
       </p>
     )`,
  )
  expect(messagesOf(folder, 'Page.tsx')).toEqual([
    'Later',
    'Hello {name}',
    'See <a>there</a>',
    "Don't",
  ])
})

it('tells the values of each call whose values are written in it', () => {
  const written = `t('Hello {name}', { name, at: 3 }); t('Hello'); t('Hello', values); t('Hi', { ...all }); t(known, { a })`
  writeFileSync(join(folder, 'page.ts'), written)
  const found: unknown[] = []
  walk(parse(folder, 'page.ts'), (node) => {
    if (messageOf(node) !== null) found.push(valuesGivenTo(node))
    return true
  })
  expect(found).toEqual([['name', 'at'], [], null, null])
})
