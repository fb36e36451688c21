import { atLeast, atMost, type Figure, told } from '../report.ts'
import { largePageMs } from './largePage.ts'
import { type PageScore, scorePages } from './scorePages.ts'

const MAX_CPU_MS = 300
const MAX_JUDGED_MS = 150
const LEAST = 0.9
/** The least share of a dish's details besides its name, on which the judge relies. */
const MIN_DETAIL = 0.9

/**
 * How well dishes and their details are found on our own test pages: those used for writing the rules, and held-back ones written
 * later.
 */
export async function measureFound(): Promise<Figure[]> {
  return [
    ...measureSet('known', await scorePages('known')),
    ...measureSet('held', await scorePages('held')),
  ]
}

/** The same figures, and the time it takes. */
export async function measureExtraction(): Promise<Figure[]> {
  const cpu = await largePageMs()
  return [
    ...(await measureFound()),
    atMost('extraction: CPU for a page of 1.5 MB, bytes to dishes', cpu.read, 'ms', MAX_CPU_MS),
    atMost('extraction: CPU to judge its 900 dishes', cpu.judged, 'ms', MAX_JUDGED_MS),
  ]
}

function measureSet(set: string, scores: readonly PageScore[]): Figure[] {
  const menus = scores.filter(({ recall }) => !Number.isNaN(recall))
  const others = scores.filter(({ recall }) => Number.isNaN(recall))
  const invented = others.reduce((sum, score) => sum + score.invented, 0)
  // The misses on the held-back pages have been mended since, so these are no longer unseen.
  const label = set === 'held' ? 'held back, looked at since' : set
  const part = (name: string) => `extraction, ${label}: ${name}`
  return [
    told(part('pages with a menu'), menus.length, ''),
    atLeast(part('mean recall'), mean(menus.map(({ recall }) => recall)), '', LEAST),
    atLeast(part('mean precision'), mean(menus.map(({ precision }) => precision)), '', LEAST),
    ...(['description', 'price', 'section', 'marks'] as const).map((detail) => {
      const right = menus.reduce((sum, score) => sum + score.details[detail].right, 0)
      const wanted = menus.reduce((sum, score) => sum + score.details[detail].wanted, 0)
      return atLeast(part(`${detail}s right`.replace('ss ', 's ')), right / wanted, '', MIN_DETAIL)
    }),
    atMost(part(`invented on ${others.length} pages without`), invented, 'dishes', 0),
  ]
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
