import { t } from '../../languages/t.ts'

/** A writer of a version or a report, as the server names them ('you', 'member 4fz81x'), in the reader's language. */
export function writerName(by: string): string {
  const mark = /^member (\S+)$/.exec(by)?.[1]
  if (mark !== undefined) return t('member {mark}', { mark })
  if (by === 'you') return t('you')
  if (by === 'import') return t('an import')
  if (by === 'timer') return t('the timer')
  // Admins read e-mail addresses.
  return by
}
