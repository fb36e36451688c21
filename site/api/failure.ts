import { t } from '../../languages/t.ts'
import { ApiError } from './client.ts'

/** The server's first error text; `otherwise` if there is none. */
export function firstServerMessage(
  error: unknown,
  otherwise = t('Sprig did not answer. Please check your connection and try again.'),
): string {
  return (error instanceof ApiError && error.items[0]?.msg) || otherwise
}

/** Whether the server refused the input of this name. */
export function blames(error: unknown, param: string): boolean {
  return error instanceof ApiError && error.items.some((item) => item.param === param)
}
