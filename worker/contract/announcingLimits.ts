export const ANNOUNCED_ID_LENGTH = 16
export const MAX_ANNOUNCED_PLACE_LENGTH = 200
/** Of one pop-up, still ahead. */
export const MAX_ANNOUNCED = 50
export const MAX_ANNOUNCED_DAYS_AHEAD = 180
/** The length of one announced time. */
export const MAX_ANNOUNCED_HOURS = 24
