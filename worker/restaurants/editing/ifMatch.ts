import { t } from '../../../languages/t.ts'
import { AppError } from '../../errors.ts'

const VERSION = /^(?:W\/)?(?:"(\d{1,15})"|(\d{1,15}))$/

/**
 * The versions in `If-Match: "7", "8"`, weak or strong; null when the header is missing or "*".
 * @throws AppError stale_version when none of them can be a version
 */
export function readIfMatch(header: string | undefined): readonly number[] | null {
  const list = header?.trim() ?? '*'
  if (list === '*') return null
  const versions = list.split(',').flatMap((tag) => {
    const [, quoted, bare] = VERSION.exec(tag.trim()) ?? []
    const version = quoted ?? bare
    return version === undefined ? [] : Number(version)
  })
  if (versions.length === 0) {
    throw new AppError('stale_version', t('If-Match has to be a version, as "7"'))
  }
  return versions
}
