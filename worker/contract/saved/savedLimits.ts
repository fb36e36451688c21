/** The most restaurants that one account can save. */
export const MAX_SAVED = 1000
/** The most lists of one account. */
export const MAX_LISTS = 50
export const MAX_LIST_NAME_LENGTH = 60
export const MAX_NOTE_LENGTH = 500
/** A device sends at most this many changes of one kind in a call, and the rest in further calls. */
export const MAX_CHANGES_AT_ONCE = 40
export const LIST_ID_LENGTH = 16
