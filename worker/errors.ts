import type { ErrorCode, ErrorItem } from './contract/errors.ts'

/** A failure whose sentence is meant for the person who caused or met it. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly items: readonly ErrorItem[]
  /** Seconds after which trying again may help. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: { param?: string; items?: readonly ErrorItem[]; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
    this.items = options.items ?? [
      { msg: message, code, ...(options.param === undefined ? {} : { param: options.param }) },
    ]
  }
}
