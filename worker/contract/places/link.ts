/** A pasted link of a map, also beside other words. */
export const LINK = /(?:https?:\/\/|geo:)\S+/i
