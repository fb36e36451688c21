export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128
export const MAX_EMAIL_LENGTH = 254
export const MAX_PERSON_NAME_LENGTH = 100
/** The area that "Filter by area" asks for (specification §9), distance in kilometres. */
export const INVITATION_AREA = { lat: 40.97, long: -73.93, distance: 30 } as const
export const DEFAULT_ADMIN_TAB = 3
/** The header that carries the token of a session. */
export const TOKEN_HEADER = 'x-auth-token'
/** What a bot check was made for; Turnstile's widget gets it as its `action`. */
export const BOT_CHECK_ACTIONS = {
  preRegister: 'pre-register',
  login: 'login',
  report: 'report',
} as const
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[keyof typeof BOT_CHECK_ACTIONS]
/** A failure of login with this `param` asks for a bot check; the next try carries its token under this name. */
/** The page that holds Turnstile's widget, for a frame. */
export const BOT_CHECK_PAGE = '/bot-check'

export const BOT_CHECK_PARAM = 'recaptchaToken'
