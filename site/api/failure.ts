import { t } from '../../languages/t.ts'
import { ApiError } from './client.ts'

/** The first thing the server says is wrong, as a sentence for a person; when it says nothing, `otherwise`. */
export function firstServerMessage(
  error: unknown,
  otherwise = t('Sprig did not answer. Please check your connection and try again.'),
): string {
  return (error instanceof ApiError && error.items[0]?.msg) || otherwise
}

/** Whether the server finds fault with the input of this name. */
export function blames(error: unknown, param: string): boolean {
  return error instanceof ApiError && error.items.some((item) => item.param === param)
}
