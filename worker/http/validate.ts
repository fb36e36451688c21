import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { t } from '../../languages/t.ts'
import { AppError, invalidInput } from '../errors.ts'
import type { AppContext } from './context.ts'
import { describeIssue } from './describeIssue.ts'

// The messages of all schemas that give none.
z.config({ customError: describeIssue })

/** A part of a request and its schema. */
export interface Input {
  target: keyof ValidationTargets
  schema: z.ZodType
}

const inputs = new WeakMap<object, Input>()

/** The input that a middleware checks, if `validate` made it. */
export function inputOf(handler: object): Input | undefined {
  return inputs.get(handler)
}

/** Checks input by a schema; invalid input is answered 400 with every reason. */
export function validate<T extends z.ZodType, Target extends keyof ValidationTargets>(
  target: Target,
  schema: T,
) {
  const validator = zValidator(target, schema, (result) => {
    if (result.success) return
    // `cuisine=a&cuisine=b` is a list here, but one input in the form: report it by its name.
    const depth = target === 'query' ? 1 : Number.POSITIVE_INFINITY
    const issues = result.error.issues.map(({ path, message }) => ({
      path: path.slice(0, depth),
      message,
    }))
    throw invalidInput(issues)
  })
  inputs.set(validator, { target, schema })
  return validator
}

/** Bodies must say that they are JSON; a form posted from another site cannot. */
export const jsonOnly = createMiddleware<AppContext>(async (c, next) => {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('wrong_type', t('Send the body as application/json'))
  }
  await next()
})
