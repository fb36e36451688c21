/** Every error code of the API, with its HTTP status. */
export const ERROR_STATUS = {
  invalid: 400,
  code_invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  stale_version: 412,
  too_large: 413,
  wrong_type: 415,
  unprocessable: 422,
  unreadable_website: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export interface ErrorItem {
  /** One sentence for a person. */
  msg: string
  code: ErrorCode
  /** The name of the input at fault. */
  param?: string
  /** The existing restaurant with which the request conflicts. */
  restaurantId?: string
}

export interface ErrorBody {
  errors: ErrorItem[]
  requestId: string
}
