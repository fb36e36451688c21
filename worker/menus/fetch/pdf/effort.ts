/** The most steps of all searches through one unpacked file: half a second. A menu takes a few thousand. */
const MAX_STEPS = 64 * 1024 * 1024

export class TooMuchEffort extends Error {}

/** Counts the steps of all searches through one file, since we cannot foresee every file that makes a search slow. */
export class Effort {
  spent = 0

  /** @throws TooMuchEffort when the total is too high */
  spend(steps: number): void {
    this.spent += steps
    if (this.spent > MAX_STEPS) throw new TooMuchEffort()
  }
}
