import { t } from '../languages/t.ts'
import type { ErrorCode, ErrorItem } from './contract/errors.ts'

/** An error that lists every issue a schema found in an input. */
export function invalidInput(
  issues: readonly { path: PropertyKey[]; message: string }[],
): AppError {
  const items = issues.map(({ path, message }): ErrorItem => {
    const param = path.map(String).join('.')
    return {
      msg: param ? t('{param} {message}', { param, message }) : message,
      code: 'invalid',
      param,
    }
  })
  return new AppError('invalid', items[0]?.msg ?? t('The input is not valid'), { items })
}

/** A failure with a sentence for the person who caused it or ran into it. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly items: readonly ErrorItem[]
  /** Seconds after which trying again may help. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: Pick<ErrorItem, 'param' | 'restaurantId'> & {
      items?: readonly ErrorItem[]
      retryAfterSeconds?: number
    } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
    const { param, restaurantId } = options
    const about = { ...(param && { param }), ...(restaurantId && { restaurantId }) }
    this.items = options.items ?? [{ msg: message, code, ...about }]
  }
}
