import { HTTPException } from 'hono/http-exception'
import { t } from '../../languages/t.ts'
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '../contract/errors.ts'
import { isDatabaseFailure } from '../db/client.ts'
import { withoutValues } from '../db/withoutValues.ts'
import { AppError } from '../errors.ts'

const RETRY_AFTER_SECONDS = 5

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'invalid',
  404: 'not_found',
  413: 'too_large',
  415: 'wrong_type',
}

/** Whether the path is of the API, whose failures are JSON. */
export const isCall = (path: string): boolean => /^\/api(?:\/|$)/.test(path)

/** Turns any thrown value into an error for the caller. It logs an unknown one and gives it a fixed sentence. */
export function toAppError(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) {
    const code = CODE_OF_STATUS[error.status]
    if (code) return new AppError(code, error.message || t('The request is not valid'))
  }
  console.error(
    JSON.stringify({ event: 'error', requestId, error: describe(withoutValues(error)) }),
  )
  if (isDatabaseFailure(error)) {
    const sentence = t('Sprig cannot be reached just now. Please try again in a moment.')
    return new AppError('unavailable', sentence, { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  return new AppError('internal', t('Something went wrong on our side. Please try again.'))
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

export function errorAnswer(error: AppError, requestId: string): Response {
  const body: ErrorBody = { errors: [...error.items], requestId }
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (error.retryAfterSeconds !== undefined) {
    headers.set('retry-after', String(error.retryAfterSeconds))
  }
  return Response.json(body, { status: ERROR_STATUS[error.code], headers })
}
