import type { AddressAnswer } from '../../../contract/restaurants/builder.ts'

export const DOWN_NOTE = 'the place service cannot be reached just now'

/** Adds to the gazetteer's answer that it replaces a service. */
export function withNote<T extends AddressAnswer>(answer: T, isDown: boolean): T {
  if (!isDown) return answer
  return { ...answer, note: [answer.note, DOWN_NOTE].filter(Boolean).join('; ') }
}
