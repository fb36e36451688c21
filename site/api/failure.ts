import { t } from '../../languages/t.ts'
import { ApiError, hasStatus } from './client.ts'

/** The server's first error text; `otherwise` if there is none. */
export function firstServerMessage(error: unknown, otherwise = withoutText(error)): string {
  return (error instanceof ApiError && error.items[0]?.msg) || otherwise
}

/** A proxy's error page, for instance, is an answer without a text of ours. */
function withoutText(error: unknown): string {
  return hasStatus(error, 0)
    ? t('Sprig did not answer. Please check your connection and try again.')
    : t('That did not work, please try again')
}

/** Whether the server refused the input of this name. */
export function blames(error: unknown, param: string): boolean {
  return error instanceof ApiError && error.items.some((item) => item.param === param)
}
