import lighthouse from 'lighthouse'
import { median } from '../report.ts'
import { DEBUGGING_PORT } from './browser.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

interface Scores {
  /** 0 to 100; performance is the median of the runs, the others their worst. */
  scores: Record<Category, number>
  shift: number
  /** What cost points outside performance, in Lighthouse's words. */
  findings: string[]
  /** Lighthouse's index of this processor, not slowed. Chrome's developer tools count on 1,000 for a mid-range phone. */
  processorSpeed: number
}

/** A run may fail for a reason of the browser's alone ("Please run Lighthouse again"); three failures in a row are no accident. */
const ATTEMPTS = 3

/** Runs Lighthouse several times with its mobile preset. */
export async function askLighthouse(url: string, runs: number): Promise<Scores> {
  const each: Scores[] = []
  for (let run = 0; run < runs; run += 1) each.push(await once(url))
  const of = (category: Category) => each.map(({ scores }) => scores[category])
  return {
    scores: {
      performance: median(of('performance')),
      accessibility: Math.min(...of('accessibility')),
      'best-practices': Math.min(...of('best-practices')),
      seo: Math.min(...of('seo')),
    },
    shift: Math.max(...each.map(({ shift }) => shift)),
    findings: [...new Set(each.flatMap(({ findings }) => findings))],
    processorSpeed: median(each.map(({ processorSpeed }) => processorSpeed)),
  }
}

async function once(url: string, attemptsLeft = ATTEMPTS): Promise<Scores> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
    // Street tiles come from another site, and their failure without a network would count as our error.
    blockedUrlPatterns: ['https://tiles.openfreemap.org/*'],
  })
  if (!result) throw new Error(`Lighthouse did not answer for ${url}`)
  const { categories, audits, environment, runtimeError } = result.lhr
  if (runtimeError && attemptsLeft > 1) return once(url, attemptsLeft - 1)
  if (runtimeError) throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`)
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  const findings = CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title ?? id}`),
  )
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    shift: Number(audits['cumulative-layout-shift']?.numericValue ?? 0),
    findings,
    processorSpeed: environment.benchmarkIndex,
  }
}
