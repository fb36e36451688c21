import { ApiError } from '../api/client.ts'

const NO_ANSWER = 'Sprig did not answer. Please check your connection and try again.'

/** The first thing the server says is wrong, as a sentence for a person. */
export function firstMessage(error: unknown): string {
  return (error instanceof ApiError && error.items[0]?.msg) || NO_ANSWER
}

/** Whether the server finds fault with the input of this name. */
export function blames(error: unknown, param: string): boolean {
  return error instanceof ApiError && error.items.some((item) => item.param === param)
}

/** Why a pre-registration was not taken (specification §8). */
export function registrationFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) {
    return 'Error when registering, please try again in a few minutes'
  }
  return error.items.map(({ msg }) => msg).join(', ') || NO_ANSWER
}
