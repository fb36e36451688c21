import { challengeRoutes, userRoutes } from '../../worker/accounts/routes.ts'
import { makeApi } from '../api.ts'

/** The product's account calls. */
const api = makeApi().route('/api/users', userRoutes).route('/dev/challenge', challengeRoutes)

export const answer = api.fetch
