/** The name of imports and samples. */
export const IMPORT = 'import'
/** The name of the timer that ends pop-ups. */
export const TIMER = 'timer'

/** Whether the writer is one of these programs; any other name is a user's id. */
export function isProgram(by: string): boolean {
  return by === IMPORT || by === TIMER
}
