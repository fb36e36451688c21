export const MAX_NAME_LENGTH = 200
export const MAX_ADDRESS_LENGTH = 300
export const MAX_CUISINES_PER_RESTAURANT = 10
export const MAX_OPTION_LENGTH = 120
export const MAX_OPTION_DESCRIPTION_LENGTH = 500
/** The longest name of a dish that can be corrected. */
export const MAX_CORRECTED_NAME_LENGTH = 300
/** The most dishes of one restaurant that can be corrected; few menus have more. */
export const MAX_CORRECTIONS = 200
export const MAX_WEBSITE_LENGTH = 500
export const MAX_OPENING_HOURS_LENGTH = 255
export const MAX_REPORT_NOTE_LENGTH = 500

/** The furthest that strangers may move a restaurant. */
export const MAX_STRANGER_MOVE_METRES = 500
/** How many edits a stranger may make. */
export const MAX_STRANGER_EDITS_PER_DAY = 20
/** How long a pop-up stays ONLINE if it names no end. */
export const DEFAULT_ONLINE_HOURS = 6
export const MAX_ONLINE_HOURS = 24
/** How long a deleted restaurant can be restored. */
export const DELETED_KEPT_DAYS = 30

export const REPORT_KINDS = ['closed', 'moved', 'wrong-diet', 'duplicate', 'other'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** What was done about a report. `closed` also closes the restaurant, which leaves every search but keeps its page. */
export const REPORT_OUTCOMES = ['closed', 'fixed', 'dismissed'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** How often the browser asks for ONLINE pop-ups while no socket is open. */
export const LIVE_POLL_SECONDS = 30
/** The most pop-ups in the answer of `GET /api/live/now`. */
export const MAX_LIVE = 200
