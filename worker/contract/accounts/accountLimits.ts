export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128
export const MAX_EMAIL_LENGTH = 254
export const MAX_PERSON_NAME_LENGTH = 100
/** The area of "Filter by area" (specification §9), distance in kilometres. */
export const INVITATION_AREA = { lat: 40.97, long: -73.93, distance: 30 } as const
export const DEFAULT_ADMIN_TAB = 3
/** The header that carries the token of a session. */
export const TOKEN_HEADER = 'x-auth-token'
/** The purposes of bot checks; Turnstile's widget gets one as its `action`. */
export const BOT_CHECK_ACTIONS = {
  preRegister: 'pre-register',
  login: 'login',
  report: 'report',
} as const
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[keyof typeof BOT_CHECK_ACTIONS]
/** The page that holds Turnstile's widget, for a frame. */
export const BOT_CHECK_PAGE = '/bot-check'

/** A login failure with this `param` asks for a bot check; the next attempt sends its token under this name. */
export const BOT_CHECK_PARAM = 'recaptchaToken'
