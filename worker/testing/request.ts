import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createApp } from '../app.ts'
import type { Env } from '../env.ts'

const app = createApp()

/** A real request to the whole Worker; `settings` replaces bindings for this request only; `to` is another app. */
export async function request(
  path: string,
  init: RequestInit = {},
  settings: Partial<Env> = {},
  to = app,
): Promise<Response> {
  const context = createExecutionContext()
  const response = await to.fetch(
    new Request(`https://sprig.example${path}`, init),
    { ...env, ...settings },
    context,
  )
  await waitOnExecutionContext(context)
  return response
}

/** A database that cannot be reached. */
export function brokenDatabase(): D1Database {
  const fail = () => {
    throw new Error('D1_ERROR: Network connection lost.')
  }
  const broken = { prepare: fail, batch: fail, exec: fail, dump: fail, getBookmark: () => null }
  return { ...broken, withSession: () => broken }
}
