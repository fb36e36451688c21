export const ANNOUNCED_ID_LENGTH = 16
export const MAX_ANNOUNCED_PLACE_LENGTH = 200
/** Times to come of one pop-up. */
export const MAX_ANNOUNCED = 50
export const MAX_ANNOUNCED_DAYS_AHEAD = 180
/** The length of one of them. */
export const MAX_ANNOUNCED_HOURS = 24
