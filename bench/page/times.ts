import type { Browser } from '@playwright/test'
import { BOSTON } from '../../e2e/addresses.ts'
import { atMost, type Figure, median, told } from '../report.ts'
import { servePlainCopy } from './floor.ts'
import { DESKTOP, PHONE, type Profile } from './profiles.ts'
import * as targets from './targets.ts'
import { type Visit, type Visiting, visit } from './visit.ts'

const NAME = '.results .row-name'
const HEADING = 'main h1'

/** Waiting times in the main view, beside the lower bound: the same document without scripts. */
export async function measureFind(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Figure[]> {
  const plain = await servePlainCopy(origin + BOSTON)
  const open = (profile: Profile, more: Partial<Visiting> = {}, url = origin + BOSTON) =>
    repeat(browser, url, { profile, about: NAME, waitFor: 'live', ...more }, runs)
  try {
    const phone = await open(PHONE)
    const desktop = await open(DESKTOP)
    const late = await open(PHONE, { isLate: true })
    const phoneFloor = await open(PHONE, { waitFor: 'read' }, plain.url)
    const desktopFloor = await open(DESKTOP, { waitFor: 'read' }, plain.url)
    const shift = Math.max(phone.shift, desktop.shift, late.shift)
    return [
      atMost(`first names, ${PHONE.name}`, phone.readMs, 'ms', targets.PHONE.names),
      told('  as plain HTML and CSS (the floor)', phoneFloor.readMs, 'ms'),
      atMost('  map and markers drawn', phone.mapMs, 'ms', targets.PHONE.map),
      told('  live map in their place, untouched', phone.liveMs, 'ms'),
      atMost('  over the line, map and all', phone.bytes / 1000, 'KB', targets.PHONE_LINE_KB),
      atMost(
        '  blocked, until the live map is made',
        phone.blockedMs,
        'ms',
        targets.PHONE.blockedFind,
      ),
      told('  blocked by making the live map', phone.blockedByLiveMs, 'ms'),
      atMost(`first names, ${DESKTOP.name}`, desktop.readMs, 'ms', targets.DESKTOP.names),
      told('  as plain HTML and CSS (the floor)', desktopFloor.readMs, 'ms'),
      atMost('  map and markers drawn', desktop.mapMs, 'ms', targets.DESKTOP.map),
      told('  live map in their place', desktop.liveMs, 'ms'),
      atMost('layout shift, worst visit, also with late scripts', shift, '', targets.SHIFT),
    ]
  } finally {
    await plain.close()
  }
}

/** Waiting times on pages that are read, on a phone. */
export async function measureReading(
  browser: Browser,
  origin: string,
  details: string,
  runs: number,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of [details, ...targets.STATIC_PAGES]) {
    const open = (isLate: boolean) =>
      repeat(
        browser,
        origin + path,
        { profile: PHONE, about: HEADING, waitFor: 'read', isLate },
        runs,
      )
    const seen = await open(false)
    const late = await open(true)
    const name = path === details ? 'details' : path
    figures.push(
      path === details
        ? atMost(`${name} readable, phone`, seen.readMs, 'ms', targets.PHONE.details)
        : told(`${name} readable, phone`, seen.readMs, 'ms'),
      atMost('  blocked', seen.blockedMs, 'ms', targets.PHONE.blocked),
      atMost('  layout shift', Math.max(seen.shift, late.shift), '', targets.SHIFT),
    )
  }
  return figures
}

/** The medians of the times and the worst of the shifts. */
async function repeat(
  browser: Browser,
  url: string,
  visiting: Visiting,
  runs: number,
): Promise<Visit> {
  const visits: Visit[] = []
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url, visiting))
  const middle = (key: keyof Visit) => median(visits.map((one) => one[key]))
  return {
    readMs: middle('readMs'),
    mapMs: middle('mapMs'),
    liveMs: middle('liveMs'),
    blockedMs: middle('blockedMs'),
    blockedByLiveMs: middle('blockedByLiveMs'),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    bytes: middle('bytes'),
  }
}
