import { DIETS, type Diet } from '../../contract/diet.ts'
import type { FilterName } from '../../contract/restaurants/filterNames.ts'
import { withoutSaidByAll } from '../../contract/saidByAll.ts'
import type { Cell } from '../grid/cells.ts'
import { cellToken, cuisineToken, dietToken, factToken, OFFLINE_TOKEN } from '../grid/cover.ts'
import { cuisinesNamed } from './cuisinesNamed.ts'
import { factsNamed } from './factsNamed.ts'
import { toMatchAnywhere } from './words.ts'

/** The filters of a search besides its place. */
export interface Filters {
  keywords?: string | undefined
  /** One of these; empty: any. */
  cuisines?: readonly string[] | undefined
  diets: readonly Diet[]
  /** All of these. */
  has?: readonly FilterName[] | undefined
  /** Set for the map, which does not draw OFFLINE pop-ups. */
  withoutOffline?: true
}

/** Whether there are words, cuisines or facts, for which there are no counts by cell. */
export function isNarrowed({ keywords = '', cuisines = [], has = [] }: Filters): boolean {
  return withoutSaidByAll(keywords) !== '' || cuisines.length > 0 || has.length > 0
}

/**
 * The FTS5 expression for restaurants that pass the filters in any of the cells (null: anywhere). Null when no restaurant
 * can pass. Throws `invalid` for keywords without a letter or number.
 */
export function matchExpression(filters: Filters, cells: readonly Cell[] | null): string | null {
  if (filters.diets.length === 0 || cells?.length === 0) return null
  const needed: string[] = []
  const { named, rest } = factsNamed(withoutSaidByAll(filters.keywords ?? ''))
  for (const { name, words } of named) {
    needed.push([toMatchAnywhere(words), factToken(name)].join(' OR '))
  }
  if (rest !== '') {
    needed.push([toMatchAnywhere(rest), ...cuisinesNamed(rest).map(cuisineToken)].join(' OR '))
  }
  if (filters.cuisines !== undefined && filters.cuisines.length > 0) {
    needed.push(filters.cuisines.map(cuisineToken).join(' OR '))
  }
  needed.push(...(filters.has ?? []).map(factToken))
  if (cells !== null) needed.push(cells.map(cellToken).join(' OR '))
  const unwanted = filters.withoutOffline ? [OFFLINE_TOKEN] : []
  const otherDiets = DIETS.filter((diet) => !filters.diets.includes(diet))
  if (needed.length === 0 || otherDiets.length > 1) {
    needed.push(filters.diets.map(dietToken).join(' OR '))
  } else {
    unwanted.push(...otherDiets.map(dietToken))
  }
  return [`(${allOf(needed)})`, ...unwanted].join(' NOT ')
}

function allOf(parts: readonly string[]): string {
  return parts.map((part) => `(${part})`).join(' AND ')
}
