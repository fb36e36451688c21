/** Who brings imports and samples. */
export const IMPORT = 'import'
/** Who ends pop-ups whose time is over. */
export const TIMER = 'timer'

/** Programs sign what they write with these names; any other is a user's id. */
export function isProgram(by: string): boolean {
  return by === IMPORT || by === TIMER
}
