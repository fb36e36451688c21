import type { Browser } from '@playwright/test'
import { BOSTON, findRestaurants, pageAddresses } from '../../e2e/addresses.ts'
import { addressIn, LANGUAGES } from '../../languages/list.ts'
import { atLeast, atMost, type Figure, told } from '../report.ts'
import { findBarriers } from './axe.ts'
import { measureBack } from './back.ts'
import { askLighthouse } from './lighthouse.ts'
import { panMap } from './pan.ts'
import * as targets from './targets.ts'
import { measureFind, measureReading } from './times.ts'
import { namesWithoutScripts, weigh } from './weight.ts'

type Say = (line: string) => void

const { LIST, STATIC_PAGES } = targets
const LIGHTHOUSE_RUNS = 3
/** A language with long words, and the right-to-left ones. */
const OTHER_LANGUAGES = LANGUAGES.filter(({ code, dir }) => code === 'de' || dir === 'rtl')

/** Measures all figures of the pages on the server at `origin`; `say` gets progress lines and findings. */
export async function measureAll(
  browser: Browser,
  origin: string,
  runs: number,
  say: Say,
): Promise<Figure[]> {
  const restaurants = await findRestaurants(origin)
  say('first names and map …')
  const times = await measureFind(browser, origin, runs)
  say('pages that are read …')
  times.push(...(await measureReading(browser, origin, restaurants.withMenu, runs)))
  say('list, details and back …')
  times.push(...(await measureBack(origin, runs)))
  say('weight …')
  const weights = await measureWeights(browser, origin, restaurants.withMenu)
  const names = await namesWithoutScripts(browser, origin + BOSTON)
  say('map under the hand …')
  const pans = await measurePans(browser, origin)
  const scores: Figure[] = []
  const inEnglish = [LIST, restaurants.withMenu, restaurants.bare, ...STATIC_PAGES]
  const others = OTHER_LANGUAGES.flatMap((language) =>
    [LIST, restaurants.withMenu, '/about'].map((path) => addressIn(language, path)),
  )
  for (const path of [...inEnglish, ...others]) {
    say(`Lighthouse ${path} …`)
    scores.push(...(await measureScores(origin, path, say)))
  }
  say(`Lighthouse ${BOSTON} …`)
  const withMap = await askLighthouse(origin + BOSTON, LIGHTHOUSE_RUNS)
  say('axe …')
  const pages = pageAddresses(restaurants)
  const barriers = await findBarriers(
    browser,
    pages.map(({ path }) => origin + path),
  )
  for (const barrier of barriers) say(`  ${barrier}`)
  return [
    ...times,
    ...weights,
    atLeast('names readable with scripts off', names, 'names', 1),
    ...pans,
    ...scores,
    told('Lighthouse, map view on a phone, performance', withMap.scores.performance, ''),
    told("speed of this processor, not slowed (Lighthouse's index)", withMap.processorSpeed, ''),
    atMost(`axe, ${pages.length} pages, light and dark, 390 and 1280`, barriers.length, '', 0),
  ]
}

/** The compressed size of what each page loads before it is touched. */
async function measureWeights(
  browser: Browser,
  origin: string,
  details: string,
): Promise<Figure[]> {
  const most = { ...targets.SCRIPT_KB, [details]: targets.DETAILS_SCRIPT_KB }
  const figures: Figure[] = []
  for (const [path, kilobytes] of Object.entries(most)) {
    const { scripts } = await weigh(browser, origin + path)
    figures.push(atMost(`scripts of ${path}, gzip`, scripts, 'KB', kilobytes))
  }
  const { scripts, whole } = await weigh(browser, origin + BOSTON)
  return [
    ...figures,
    atMost('scripts before the map, gzip', scripts, 'KB', targets.BEFORE_MAP_KB),
    atMost('document, styles and those scripts, gzip', whole, 'KB', targets.WHOLE_KB),
  ]
}

async function measurePans(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [zoom, path] of [
    [12, BOSTON],
    [5, `${BOSTON}?zoom=5`],
  ] as const) {
    const { medianMs, p95Ms, inTime } = await panMap(browser, origin + path)
    const name = `a frame while the map is dragged, zoom ${zoom}, median`
    figures.push(
      atMost(name, medianMs, 'ms', targets.FRAME_MS),
      told('  95th percentile', p95Ms, 'ms'),
      told('  within two frames of the display', inTime, 'of all'),
    )
  }
  return figures
}

async function measureScores(origin: string, path: string, say: Say): Promise<Figure[]> {
  const { scores, shift, findings } = await askLighthouse(origin + path, LIGHTHOUSE_RUNS)
  for (const finding of findings) say(`  ${finding}`)
  const label = (what: string) => `Lighthouse ${path}, ${what}`
  return [
    atLeast(
      label('performance'),
      scores.performance,
      '',
      path.endsWith(LIST) ? targets.LIST_PERFORMANCE : 100,
    ),
    atLeast(label('accessibility'), scores.accessibility, '', 100),
    atLeast(label('best practices'), scores['best-practices'], '', 100),
    atLeast(label('SEO'), scores.seo, '', 100),
    atMost(label('layout shift'), shift, '', targets.SHIFT),
  ]
}
