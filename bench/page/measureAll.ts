import type { Browser } from '@playwright/test'
import { BOSTON, findRestaurants, pageAddresses } from '../../e2e/addresses.ts'
import { atLeast, atMost, type Figure, median, told } from '../report.ts'
import { findBarriers } from './axe.ts'
import { servePlainCopy } from './floor.ts'
import { askLighthouse } from './lighthouse.ts'
import { panMap } from './pan.ts'
import { DESKTOP, PHONE, type Profile } from './profiles.ts'
import { type Visit, visit } from './visit.ts'
import { namesWithoutScripts, weigh } from './weight.ts'

type Say = (line: string) => void

const LIST = `${BOSTON}?view=list`
const STATIC_PAGES = ['/explore', '/about', '/contact', '/events', '/consulting']
const LIGHTHOUSE_RUNS = 3

/** Every figure of the pages on the server at `origin`; `say` hears what is being measured and what was found. */
export async function measureAll(
  browser: Browser,
  origin: string,
  runs: number,
  say: Say,
): Promise<Figure[]> {
  const restaurants = await findRestaurants(origin)
  say('first names and map …')
  const times = await measureTimes(browser, origin, runs)
  say('weight …')
  const weight = await weigh(browser, origin + LIST)
  const names = await namesWithoutScripts(browser, origin + BOSTON)
  say('map under the hand …')
  const pans = await measurePans(browser, origin)
  const scores: Figure[] = []
  for (const path of [LIST, restaurants.withMenu, restaurants.bare, ...STATIC_PAGES]) {
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
    atMost('scripts before the map, gzip', weight.scripts, 'KB', 95),
    atMost('document, styles and scripts of a city page, gzip', weight.whole, 'KB', 130),
    atLeast('names readable with scripts off', names, 'names', 1),
    ...pans,
    ...scores,
    told('Lighthouse, map view on a phone, performance', withMap.scores.performance, ''),
    atMost(`axe, ${pages.length} pages, light and dark, 390 and 1280`, barriers.length, '', 0),
  ]
}

async function measureTimes(browser: Browser, origin: string, runs: number): Promise<Figure[]> {
  const plain = await servePlainCopy(origin + BOSTON)
  try {
    const phone = await repeat(browser, origin + BOSTON, PHONE, runs)
    const desktop = await repeat(browser, origin + BOSTON, DESKTOP, runs)
    const phoneFloor = await repeat(browser, plain.url, PHONE, runs, 'names')
    const desktopFloor = await repeat(browser, plain.url, DESKTOP, runs, 'names')
    return [
      atMost(`first names, ${PHONE.name}`, phone.namesMs, 'ms', 1500),
      told('  as plain HTML and CSS (the floor)', phoneFloor.namesMs, 'ms'),
      told('  map drawn', phone.mapMs, 'ms'),
      told('  over the line, map and all', phone.bytes / 1000, 'KB'),
      atMost(`first names, ${DESKTOP.name}`, desktop.namesMs, 'ms', 500),
      told('  as plain HTML and CSS (the floor)', desktopFloor.namesMs, 'ms'),
      atMost('  map drawn', desktop.mapMs, 'ms', 1500),
      atMost('layout shift, worst visit', Math.max(phone.shift, desktop.shift), '', 0.02),
    ]
  } finally {
    await plain.close()
  }
}

/** Medians of the times, the worst of the shifts. */
async function repeat(
  browser: Browser,
  url: string,
  profile: Profile,
  runs: number,
  waitFor: 'names' | 'map' = 'map',
): Promise<Visit> {
  const visits: Visit[] = []
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url, profile, waitFor))
  const middle = (key: keyof Visit) => median(visits.map((one) => one[key]))
  return {
    namesMs: middle('namesMs'),
    mapMs: middle('mapMs'),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    bytes: middle('bytes'),
  }
}

async function measurePans(browser: Browser, origin: string): Promise<Figure[]> {
  const near = await panMap(browser, origin + BOSTON)
  const far = await panMap(browser, `${origin}${BOSTON}?zoom=5`)
  return [
    atMost('a frame while the map is dragged, zoom 12, median', near.medianMs, 'ms', 33),
    told('  95th percentile', near.p95Ms, 'ms'),
    atMost('a frame while the map is dragged, zoom 5, median', far.medianMs, 'ms', 33),
    told('  95th percentile', far.p95Ms, 'ms'),
  ]
}

async function measureScores(origin: string, path: string, say: Say): Promise<Figure[]> {
  const { scores, shift, findings } = await askLighthouse(origin + path, LIGHTHOUSE_RUNS)
  for (const finding of findings) say(`  ${finding}`)
  const label = (what: string) => `Lighthouse ${path}, ${what}`
  return [
    atLeast(label('performance'), scores.performance, '', 95),
    atLeast(label('accessibility'), scores.accessibility, '', 100),
    atLeast(label('best practices'), scores['best-practices'], '', 100),
    atLeast(label('SEO'), scores.seo, '', 100),
    atMost(label('layout shift'), shift, '', 0.02),
  ]
}
