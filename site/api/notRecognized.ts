import { t } from '../../languages/t.ts'

/** What is said of a place that nobody knows (specification §8). */
export function notRecognized(input: string): string {
  return t('{input} not recognized as a valid address, please try a different input', { input })
}
