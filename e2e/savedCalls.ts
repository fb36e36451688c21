import { callApi } from './calls.ts'

/** What an account has saved on the server. */
export const savedOf = (token: string) =>
  callApi<{ places: object; lists: object }>(token, 'GET', '/api/saved')
