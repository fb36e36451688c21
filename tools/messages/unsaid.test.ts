import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readImportGraph, withoutTests } from '../lint/importGraph.ts'
import { unsaidIn } from './unsaid.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

it('finds a text outside the catalogue, wherever it stands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sprig-unsaid-'))
  try {
    writeFileSync(
      join(folder, 'Page.tsx'),
      `const LATE = 'Please try again later'
       export const Page = ({ n }: { n: number }) => (
         <p className="large text" title="Places" aria-label={\`Remove \${n}\`}>
           Hello <b>{t('there')}</b> <Trans id="A <b>b</b>" components={{}} /> Sprig
           {n > 1 ? \`\${n} are left over.\` : t('None')}
         </p>
       )`,
    )
    expect(unsaidIn(folder, 'Page.tsx')).toEqual([
      'Please try again later',
      'Places',
      'Remove …',
      'Hello',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/**
 * Folders of names, which are the same in every language, of texts that are only in English (for developers, and in files for
 * programs), and of cards, each a text in one language.
 */
const NOT_SAID =
  /^(?:site\/kitchenCard\/cards|worker\/(?:developers|places\/gazetteer|restaurants\/exporting))\//

it('everything that a person reads is in the catalogue', () => {
  const files = [...withoutTests(readImportGraph(ROOT, ['site', 'worker'])).keys()].filter(
    (file) => !NOT_SAID.test(file),
  )
  const unsaid = files.flatMap((file) => unsaidIn(ROOT, file).map((text) => `${file}: ${text}`))
  expect(unsaid).toEqual([])
})

it('no sheet says a word', () => {
  const sheets = globSync('site/**/*.css', { cwd: ROOT })
  const saying = sheets.filter((file) =>
    /content: *"[^"]*\p{L}{2}/u.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect([sheets.length > 50, saying]).toEqual([true, []])
})
