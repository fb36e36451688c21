import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import { AppError, invalidInput } from '../errors.ts'
import type { AppContext } from './context.ts'

/** Input through a schema; what does not fit is answered 400 with every reason. */
export function validate<T extends z.ZodType, Target extends keyof ValidationTargets>(
  target: Target,
  schema: T,
) {
  return zValidator(target, schema, (result) => {
    if (!result.success) throw invalidInput(result.error.issues)
  })
}

/** Bodies must say that they are JSON; a form posted from another site cannot. */
export const jsonOnly = createMiddleware<AppContext>(async (c, next) => {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('wrong_type', 'Send the body as application/json')
  }
  await next()
})
