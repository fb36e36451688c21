import type { Area } from './area.ts'
import { ELSEWHERE } from './areasElsewhere.ts'
import { NEW_ENGLAND } from './areasNewEngland.ts'

/** Every supported city. */
export const AREAS: readonly Area[] = [...NEW_ENGLAND, ...ELSEWHERE]
