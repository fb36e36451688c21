import { Unreadable } from '../unreadable.ts'

export type FileType = 'html' | 'pdf' | 'text'

const TYPES: ReadonlyMap<string, FileType> = new Map([
  ['text/html', 'html'],
  ['application/xhtml+xml', 'html'],
  ['application/pdf', 'pdf'],
  ['application/x-pdf', 'pdf'],
  ['text/plain', 'text'],
])
/** Content types of servers that do not know the type of a file. */
const UNSAID: ReadonlySet<string> = new Set(['', 'application/octet-stream', 'binary/octet-stream'])
const SNIFFED_BYTES = 1024

/**
 * The type of a file by its Content-Type, unless its first bytes contradict it.
 * @throws Unreadable wrong_type
 */
export function fileTypeOf(
  contentType: string | null,
  bytes: Uint8Array,
): { type: FileType; charset: string | null } {
  const [label = '', ...parameters] = (contentType ?? '').split(';')
  const name = label.trim().toLowerCase()
  const charset = charsetOf(parameters)
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, SNIFFED_BYTES))
  const looksLike = sniff(start)
  const type = UNSAID.has(name) ? looksLike : (TYPES.get(name) ?? null)
  if (type === null) throw new Unreadable('wrong_type')
  if (looksLike === 'pdf') return { type: 'pdf', charset: null }
  const isWide = /^(?:\xff\xfe|\xfe\xff)/.test(start) || /^utf-?16/i.test(charset ?? '')
  if (type === 'pdf' || (start.includes('\0') && !isWide)) throw new Unreadable('wrong_type')
  return { type, charset }
}

function charsetOf(parameters: readonly string[]): string | null {
  const [, charset = null] =
    /(?:^|;)\s*charset\s*=\s*"?([\w.:-]+)/i.exec(parameters.join(';')) ?? []
  return charset
}

function sniff(start: string): FileType | null {
  if (start.includes('%PDF-')) return 'pdf'
  return /<(?:!doctype\s+html|html|head|body)\b/i.test(start) ? 'html' : null
}
