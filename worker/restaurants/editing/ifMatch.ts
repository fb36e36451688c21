import { AppError } from '../../errors.ts'

/**
 * The version that `If-Match: "7"` asks for, weak or strong; null when the header is left out or says "*".
 * @throws AppError stale_version for what no version can be
 */
export function readIfMatch(header: string | undefined): number | null {
  const said = header?.trim() ?? '*'
  if (said === '*') return null
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(said)?.[1]
  if (version === undefined) {
    throw new AppError('stale_version', 'If-Match has to be a version, as "7"')
  }
  return Number(version)
}
