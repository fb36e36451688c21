import { ref } from 'valtio/vanilla'
import { DIETS } from '../../worker/contract/diet.ts'
import { type FindAnswer, NOTHING_FOUND } from '../../worker/contract/page/page.ts'
import { ApiError } from '../api/client.ts'
import { sendLogLine } from '../api/log.ts'
import { queryClusters, queryRestaurants } from '../api/restaurants.ts'
import { isEmpty, reachOf, showsMore } from './answers.ts'
import { askIfEmpty } from './askIfEmpty.ts'
import { type Find, type FindState, isFiltered } from './findState.ts'
import { sentenceFor } from './problems.ts'
import { frequentCuisines } from './search/cuisineChoices.ts'

const filtersOf = ({ keywords, cuisines, diets, has, open, unsaid }: FindState) => ({
  keywords,
  cuisines: [...cuisines],
  diets: [...diets],
  has: [...has],
  open,
  unsaid,
})

/** Searches around the centre and renews the list. */
export async function search(find: Find): Promise<void> {
  const { state, calls } = find
  const { centre, distanceKm } = state
  if (!centre) return
  state.status = 'loading'
  try {
    const filters = filtersOf(state)
    const answer = await calls.run('search', (signal) =>
      queryRestaurants({ ...centre }, distanceKm, filters, signal).catch(orNothing),
    )
    if (!answer) return
    state.answerKm = distanceKm
    state.answerUnsaid = filters.unsaid
    accept(find, answer)
    await (hidesWanted(find) ? searchWider(find) : showClusters(find))
  } catch (error) {
    const reason = error instanceof ApiError ? error.status || 'no answer' : error
    sendLogLine(`restaurant query: ${reason}`)
    state.status = 'failed'
    state.problem = sentenceFor(error, state.answer !== null)
  }
}

/** The server refuses words without a letter or number: no restaurant has them. */
function orNothing(error: unknown): FindAnswer {
  const isRefused = error instanceof ApiError && error.status === 400
  if (isRefused && error.items[0]?.param === 'keywords') return NOTHING_FOUND
  throw error
}

function accept(find: Find, answer: FindAnswer): void {
  const { state, kept } = find
  state.answer = ref(answer)
  state.status = 'ready'
  state.problem = null
  if (!isEmpty(answer)) {
    state.noData = false
    kept.isAsked = false
  }
  if (state.cuisines.length === 0) state.cuisineChoices = frequentCuisines(answer.restaurants)
  kept.reach = reachOf(answer)
  askIfEmpty(find)
}

/** Whether the restaurant that the visitor chose is missing from the list; true once for each time that it is wanted. */
function hidesWanted({ state, kept }: Find): boolean {
  const { wantedId } = kept
  kept.wantedId = null
  return (
    wantedId !== null &&
    wantedId === state.selectedId &&
    !state.answer?.restaurants.some(({ _id }) => _id === wantedId)
  )
}

function clearFilters({ state }: Find): void {
  state.keywords = ''
  state.cuisines = []
  state.diets = []
  state.has = []
  state.open = ''
  state.unsaid = false
  state.liveOnly = false
}

/** Searches without filters; if there are none, includes unconfirmed places. */
async function searchWider(find: Find): Promise<void> {
  const { state, kept } = find
  if (isFiltered(state)) {
    clearFilters(find)
    kept.wantedId = state.selectedId
  } else state.diets = [...DIETS]
  await search(find)
}

/** A search that the visitor asked for; if it finds nothing, it may offer the supported areas. */
export function searchAsAsked(find: Find): void {
  find.kept.isAsked = true
  void search(find)
}

/** Searches again, including unconfirmed places. */
export function searchUnconfirmed(find: Find): void {
  find.state.diets = [...DIETS]
  searchAsAsked(find)
}

/** Searches again, and includes restaurants with unknown hours if they were left out, else leaves them out. */
export function searchUnsaid(find: Find): void {
  find.state.unsaid = !find.state.unsaid
  searchAsAsked(find)
}

/** Drops every filter and searches again. */
export function searchUnfiltered(find: Find): void {
  clearFilters(find)
  searchAsAsked(find)
}

/** Fetches counts for the visible map, if it holds more places than the list. */
export async function showClusters({ state, calls, kept }: Find): Promise<void> {
  const { answer, box } = state
  if (!answer || !box || !showsMore(kept.reach, state.distanceKm)) {
    calls.cancel('clusters')
    state.clusters = []
    return
  }
  try {
    const found = await calls.run('clusters', (signal) =>
      queryClusters(box.bounds, box.view.zoom, filtersOf(state), signal),
    )
    if (!found) return
    state.clusters = ref(found.clusters)
    state.isClustersCut = found.approximate === true
  } catch {
    // On failure the map draws the listed places; the list itself stays.
    state.clusters = []
  }
}
