import { t } from '../../languages/t.ts'

/** The message for an unknown place (specification §8). */
export function notRecognized(input: string): string {
  return t('{input} not recognized as a valid address, please try a different input', { input })
}
