/** Longer than any heading; each dish below is judged with it. */
const MAX_LETTERS = 200

/** The name of a section as a heading, cut where no heading goes on. */
export const toHeading = (name: string): string => name.slice(0, MAX_LETTERS)
