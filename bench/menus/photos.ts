import { readFileSync } from 'node:fs'
import { readPhotoFile } from '../../tools/photos/readPhotoFile.ts'
import { atLeast, atMost, type Figure } from '../report.ts'
import { readCard } from './photos/cards.ts'
import { type Comparison, compare } from './photos/compare.ts'
import { type Level, SHOTS, type Shot } from './photos/shots.ts'

const TARGETS: Record<Level, number> = { easy: 0.95, medium: 0.85, hard: 0.65 }
/** Limits invented dishes, since a reader that took every line for a dish would find all. */
const MAX_INVENTED = 0.1
const MIN_PRICED = 0.8
const MAX_SECONDS = 8

/** Reads each of the drawn photos as the Worker does, and compares the dishes with those on the card. */
export async function measurePhotos(): Promise<Figure[]> {
  const results: { shot: Shot; result: Comparison; seconds: number }[] = []
  for (const shot of SHOTS) {
    const photo = readFileSync(new URL(`photos/jpegs/${shot.card}.jpg`, import.meta.url))
    const before = process.cpuUsage()
    const { items } = await readPhotoFile(photo)
    const { user, system } = process.cpuUsage(before)
    const result = compare(readCard(shot.card), items)
    results.push({ shot, result, seconds: (user + system) / 1e6 })
  }
  const levels: Level[] = ['easy', 'medium', 'hard']
  const of = (level: Level, isHeldBack: boolean) =>
    results.filter(({ shot }) => shot.level === level && shot.isHeldBack === isHeldBack)
  const recall = (some: typeof results) =>
    some.reduce((sum, { result }) => sum + result.found / result.printed, 0) / some.length
  return [
    ...levels.map((level) =>
      atLeast(`drawn photos: dishes read, ${level}`, recall(of(level, false)), '', TARGETS[level]),
    ),
    ...levels.map((level) =>
      atLeast(
        `drawn photos: dishes read, ${level}, held back`,
        recall(of(level, true)),
        '',
        TARGETS[level],
      ),
    ),
    atLeast(
      'drawn photos: prices read, of the dishes read',
      share(results, 'priced', 'found'),
      '',
      MIN_PRICED,
    ),
    atMost('drawn photos: dishes invented, of all read', inventedShare(results), '', MAX_INVENTED),
    atMost(
      'drawn photos: computing, the slowest',
      Math.max(...results.map(({ seconds }) => seconds)),
      's',
      MAX_SECONDS,
    ),
  ]
}

type Counts = 'found' | 'printed' | 'priced'

function share(some: readonly { result: Comparison }[], part: Counts, whole: Counts): number {
  const sum = (field: Counts) => some.reduce((total, { result }) => total + result[field], 0)
  return sum(part) / Math.max(1, sum(whole))
}

function inventedShare(some: readonly { result: Comparison }[]): number {
  const invented = some.reduce((total, { result }) => total + result.invented.length, 0)
  const found = some.reduce((total, { result }) => total + result.found, 0)
  return invented / Math.max(1, invented + found)
}
