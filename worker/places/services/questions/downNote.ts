import type { AddressAnswer } from '../../../contract/restaurants/builder.ts'

export const DOWN_NOTE = 'the place service cannot be reached just now'

/** Adds a note to the gazetteer's answer when it stands in for a service that is down. */
export function withNote<T extends AddressAnswer>(answer: T, isDown: boolean): T {
  if (!isDown) return answer
  return { ...answer, note: [answer.note, DOWN_NOTE].filter(Boolean).join('; ') }
}
