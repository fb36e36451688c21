import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { LANGUAGES } from '../../languages/list.ts'
import { messageKey } from '../../languages/messageKey.ts'
import { hasForms } from '../../languages/t.ts'
import { readImportGraph, withoutTests } from '../lint/importGraph.ts'
import { messageOf, messagesOf, parse, valuesGivenTo, walk } from './collect.ts'
import { valueNamesOf } from './parts.ts'
import { islandFiles, reachedFrom } from './reach.ts'

/** Translations by their English text. */
type Translations = Readonly<Record<string, string>>

interface Compiled {
  /** The Worker's messages, by language and key. */
  messages: Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>
  /** The message keys of each island; those of the frame have an empty name, those of the guard `GuardedRoot`. */
  islands: Readonly<Record<string, readonly string[]>>
}

const FOLDERS = ['site', 'worker']
/** Wraps the islands of members' pages, so their documents hold its messages too. */
const GUARDED_ROOT = 'site/wake/GuardedRoot.tsx'

/** The product's messages, by file. */
export function readMessages(root: string): Map<string, readonly string[]> {
  const graph = withoutTests(readImportGraph(root, FOLDERS))
  return new Map([...graph.keys()].map((file) => [file, messagesOf(root, file)]))
}

/** Calls that give a message other values than it has places for. A missing value would be shown as nothing. */
export function readWrongValues(root: string): string[] {
  const graph = withoutTests(readImportGraph(root, FOLDERS))
  return [...graph.keys()].flatMap((file) => {
    const wrong: string[] = []
    walk(parse(root, file), (node) => {
      const message = messageOf(node)
      const given = valuesGivenTo(node)
      if (message === null || given === null) return true
      const places = valueNamesOf(message)
      if (new Set([...places, ...given]).size > Math.min(places.size, given.length))
        wrong.push(`${file}: ${message}`)
      return true
    })
    return wrong
  })
}

function translationsPath(root: string, code: string): string {
  return join(root, 'languages', `${code}.json`)
}

export function readTranslations(root: string, code: string): Translations {
  if (code === 'en') return {}
  return JSON.parse(readFileSync(translationsPath(root, code), 'utf8'))
}

/**
 * Compiles all languages. An English message is omitted when it is shown as written, which holds unless its words depend on a
 * value.
 */
export function compileAll(root: string): Compiled {
  const byFile = readMessages(root)
  const all = [...new Set([...byFile.values()].flat())].sort()
  const messages = LANGUAGES.map(({ code }) => {
    const translations = readTranslations(root, code)
    const said = all.flatMap((message): [string, CompiledMessage][] => {
      const text = code === 'en' ? message : translations[message]
      const isPlain = code === 'en' && !hasForms(message)
      return text === undefined || isPlain ? [] : [[messageKey(message), compileMessage(text)]]
    })
    return [code, Object.fromEntries(said)]
  })
  return { messages: Object.fromEntries(messages), islands: keysOfIslands(root, byFile) }
}

function keysOfIslands(root: string, byFile: ReadonlyMap<string, readonly string[]>) {
  const graph = withoutTests(readImportGraph(root, FOLDERS))
  const keysOf = (files: Iterable<string>, without: ReadonlySet<string>) => {
    const messages = [...files].flatMap((file) => byFile.get(file) ?? [])
    return [...new Set(messages.map(messageKey))].filter((key) => !without.has(key)).sort()
  }
  const frame = keysOf(
    reachedFrom(graph, 'site/client.ts', new Set(['site/islands.ts'])),
    new Set(),
  )
  const inFrame = new Set(frame)
  const islands = [...islandFiles(graph)].map(
    ([name, file]) => [name, keysOf(reachedFrom(graph, file), inFrame)] as const,
  )
  const guard = keysOf(reachedFrom(graph, GUARDED_ROOT), inFrame)
  return Object.fromEntries([['', frame] as const, ['GuardedRoot', guard] as const, ...islands])
}

/** One message or key per line, so that different changes do not conflict. */
const write = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`

export function compiledFiles({ messages, islands }: Compiled): Record<string, string> {
  const lines = Object.entries(messages).map(([code, catalogue]) => {
    const said = Object.entries(catalogue)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, message]) => `  ${JSON.stringify(key)}: ${JSON.stringify(message)}`)
    return ` ${JSON.stringify(code)}: {\n${said.join(',\n')}\n }`
  })
  return { 'messages.json': `{\n${lines.join(',\n')}\n}\n`, 'islands.json': write(islands) }
}

export function writeCompiled(root: string): void {
  for (const [name, text] of Object.entries(compiledFiles(compileAll(root)))) {
    writeFileSync(join(root, 'languages/compiled', name), text)
  }
}
