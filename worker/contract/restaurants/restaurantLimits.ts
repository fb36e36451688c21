export const MAX_NAME_LENGTH = 200
export const MAX_ADDRESS_LENGTH = 300
export const MAX_CUISINES_A_RESTAURANT = 10
export const MAX_OPTION_LENGTH = 120
export const MAX_OPTION_DESCRIPTION_LENGTH = 500
/** The longest name of a dish that can be corrected. */
export const MAX_CORRECTED_NAME_LENGTH = 300
/** The most dishes of one restaurant that can be corrected; few menus have more. */
export const MAX_CORRECTIONS = 200
export const MAX_WEBSITE_LENGTH = 500
export const MAX_OPENING_HOURS_LENGTH = 255
export const MAX_REPORT_NOTE_LENGTH = 500

/** Somebody who neither owns a restaurant nor is an admin may move it no further than this. */
export const MAX_STRANGER_MOVE_METRES = 500
/** How many edits of restaurants without an owner such a person may make. */
export const MAX_STRANGER_EDITS_A_DAY = 20
/** How long a pop-up stays ONLINE unless it says otherwise. */
export const DEFAULT_ONLINE_HOURS = 6
export const MAX_ONLINE_HOURS = 24
/** How long a deleted restaurant can be restored. */
export const DELETED_KEPT_DAYS = 30

export const REPORT_KINDS = ['closed', 'moved', 'wrong-diet', 'duplicate', 'other'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** What was done about a report. `closed` also closes the restaurant; it keeps its page and leaves every search. */
export const REPORT_OUTCOMES = ['closed', 'fixed', 'dismissed'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** How often the browser asks for ONLINE pop-ups while no socket is open. */
export const LIVE_POLL_SECONDS = 30
/** The most pop-ups that `GET /api/live/now` answers with. */
export const MAX_LIVE = 200
