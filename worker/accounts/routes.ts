import { Hono } from 'hono'
import { z } from 'zod'
import { INVITATION_AREA } from '../contract/accounts/accountLimits.ts'
import {
  codePasswordSchema,
  emailSchema,
  loginSchema,
  mailingListQuerySchema,
  preRegistrationSchema,
} from '../contract/accounts/accounts.ts'
import { WITHOUT_PLACE_HEADER } from '../contract/headers.ts'
import type { AppContext } from '../http/context.ts'
import { boundPasswords } from '../http/load/boundWork.ts'
import { requestContextOf, signedInCaller } from '../http/session.ts'
import { jsonOnly, validate } from '../http/validate.ts'
import { hasOwnChallenge, makeChallenge } from '../safety/botCheck.ts'
import { endSession } from '../sessions/endSession.ts'
import { foldEmail } from './email.ts'
import { login } from './login.ts'
import { logOutEverywhere } from './logOutEverywhere.ts'
import { eraseEntry, refuseLink } from './mailingList/erase.ts'
import { invite } from './mailingList/invite.ts'
import { listMailingList } from './mailingList/listMailingList.ts'
import { preRegister } from './mailingList/preRegister.ts'
import { register } from './register.ts'
import { requestReset } from './requestReset.ts'
import { resetPassword } from './resetPassword.ts'
import { isUnsubscribeToken } from './unsubscribe.ts'

const emailParamSchema = z.object({ email: emailSchema })
/** Shared by the three routes that hash a password. */
const boundHashing = boundPasswords()
const linkSchema = z.object({ token: z.string().max(256).optional() })

/** Mounted under /api/users. `http/access/access.ts` says who may call each route. */
export const userRoutes = new Hono<AppContext>()
  .post('/login', jsonOnly, validate('json', loginSchema), boundHashing, async (c) =>
    c.json(await login(c.env, c.req.valid('json'), requestContextOf(c))),
  )
  .post('/logout', async (c) => {
    await endSession(c.env, await signedInCaller(c), requestContextOf(c))
    return c.body(null, 204)
  })
  .post('/logout-everywhere', async (c) => {
    await logOutEverywhere(c.env.DB, await signedInCaller(c), requestContextOf(c))
    return c.body(null, 204)
  })
  .get('/me', async (c) => {
    const { id, email, groups } = await signedInCaller(c)
    return c.json({ user: { id, email, groups } })
  })
  .put('/reset-password/:email', validate('param', emailParamSchema), async (c) => {
    await requestReset(c.env, c.req.valid('param').email, requestContextOf(c))
    return c.json({ ok: true })
  })
  .post(
    '/reset-password',
    jsonOnly,
    validate('json', codePasswordSchema),
    boundHashing,
    async (c) => c.json(await resetPassword(c.env, c.req.valid('json'), requestContextOf(c))),
  )
  .post(
    '/registerSecretCode',
    jsonOnly,
    validate('json', codePasswordSchema),
    boundHashing,
    async (c) => c.json(await register(c.env, c.req.valid('json'), requestContextOf(c))),
  )
  .post('/mailinglist', jsonOnly, validate('json', preRegistrationSchema), async (c) => {
    await preRegister(c.env, c.req.valid('json'), requestContextOf(c))
    return c.json({ ok: true })
  })
  .get('/mailinglist', validate('query', mailingListQuerySchema), async (c) => {
    const { lat, long, distance = INVITATION_AREA.distance, ...page } = c.req.valid('query')
    const hasPlace = lat !== undefined && long !== undefined
    const circle = hasPlace ? { lat, lng: long, radiusMetres: distance * 1000 } : null
    const input = { ...page, search: page.search ?? '', circle }
    const { entries, total, withoutPlace } = await listMailingList(
      c.env.DB,
      input,
      await signedInCaller(c),
      requestContextOf(c),
    )
    c.header('x-total-count', String(total))
    if (withoutPlace !== null) c.header(WITHOUT_PLACE_HEADER, String(withoutPlace))
    return c.json(entries)
  })
  .put('/mailinglist/:email', validate('param', emailParamSchema), async (c) => {
    const { email } = c.req.valid('param')
    return c.json(await invite(c.env, email, await signedInCaller(c), requestContextOf(c)))
  })
  .delete(
    '/mailinglist/:email',
    validate('param', emailParamSchema),
    validate('query', linkSchema),
    async (c) => {
      const { email } = c.req.valid('param')
      const { token } = c.req.valid('query')
      if (token === undefined) {
        await eraseEntry(c.env, email, (await signedInCaller(c)).id, requestContextOf(c))
      } else if (isUnsubscribeToken(c.env.SIGNING_KEY, foldEmail(email), token)) {
        await eraseEntry(c.env, email, null, requestContextOf(c))
      } else throw await refuseLink(c.env, email, requestContextOf(c))
      return c.body(null, 204)
    },
  )

/** Development only: a bot check that scripts can pass. Mounted as /dev/challenge. */
export const challengeRoutes = new Hono<AppContext>().post('/', (c) => {
  if (!hasOwnChallenge(c.env)) return c.notFound()
  c.header('cache-control', 'no-store')
  return c.json({ recaptchaToken: makeChallenge(c.env.SIGNING_KEY, Date.now()) })
})
