/** Steps that all searches through one file may take beyond unpacking it: half a second. A menu takes some thousands. */
const MOST_STEPS = 64 * 1024 * 1024

export class TooMuchEffort extends Error {}

/** Counts the steps of all searches through one file, for the shapes that make a search slow cannot be foreseen. */
export class Effort {
  spent = 0

  /** Throws TooMuchEffort when all together are too many. */
  spend(steps: number): void {
    this.spent += steps
    if (this.spent > MOST_STEPS) throw new TooMuchEffort()
  }
}
