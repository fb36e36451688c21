import type { Effort } from './effort.ts'
import { type Objects, referencesAfter } from './objects.ts'
import type { Part } from './parts.ts'

/** The most bytes of content that the pages of a file may draw; nested drawings count each time. */
const MAX_DRAWN = 16 * 1024 * 1024
/** Beginning a drawing costs as much as reading this many bytes of it. */
const BEGINNING = 4096
/** The reader reads no more pages. */
const MAX_PAGES = 24
const MAX_DEPTH = 30
const MAX_LISTS = 20
/** The cost in steps of storing a name or a listed drawing, for its memory. */
const KEEPING = 256
/** The cost in steps of looking up a drawing. */
const LOOKING = 16
const NAMED =
  /\/([^\0\t\n\f\r ()<>[\]{}/%]+)[\0\t\n\f\r ]+(\d{1,10})[\0\t\n\f\r ]+\d{1,10}[\0\t\n\f\r ]+R/g

/**
 * Whether the pages of a file can be read in seconds. A drawing (a "form") may draw others repeatedly, so that 1 KB makes
 * millions. A name counts as the costliest drawing that it may mean.
 */
export function isQuicklyDrawn(parts: readonly Part[], objects: Objects, effort: Effort): boolean {
  const pages = new Drawings(parts, objects, effort).pages()
  const costly = pages.toSorted((a, b) => b - a).slice(0, MAX_PAGES)
  return costly.reduce((sum, cost) => sum + cost, 0) <= MAX_DRAWN
}

type Names = ReadonlyMap<string, ReadonlySet<number>>

/** The names that a text defines, and the objects that continue its list. */
interface Listing {
  names: Names
  further: number[]
}

class Drawings {
  private readonly objects: Objects
  private readonly effort: Effort
  private readonly parts = new Map<number, Part[]>()
  private readonly costs = new Map<Part, number>()
  private readonly listings = new Map<number, Listing>()
  private readonly lists = new Map<number, Part[]>()
  private readonly everyName: Names

  constructor(parts: readonly Part[], objects: Objects, effort: Effort) {
    this.objects = objects
    this.effort = effort
    for (const part of parts) {
      if (part.number === null) continue
      const known = this.parts.get(part.number)
      if (known === undefined) this.parts.set(part.number, [part])
      else known.push(part)
    }
    this.everyName = namesIn([...objects.values()].flat(), effort)
  }

  pages(): number[] {
    const costs: number[] = []
    for (const text of [...this.objects.values()].flat()) {
      let cost = 0
      for (const number of referencesAfter(text, 'Contents'))
        for (const part of this.contents(number)) {
          this.effort.spend(LOOKING)
          cost += this.costOf(part, 0)
        }
      if (cost > 0) costs.push(cost)
    }
    return costs
  }

  /** The streams of a page: one, or a list that may be a separate object. */
  private contents(number: number): Part[] {
    const known = this.parts.get(number) ?? this.lists.get(number)
    if (known !== undefined) return known
    const listed: Part[] = []
    for (const text of this.objects.get(number) ?? [])
      for (const inner of referencesAfter(`/All ${text}`, 'All'))
        for (const part of this.parts.get(inner) ?? []) {
          this.effort.spend(KEEPING)
          listed.push(part)
        }
    this.lists.set(number, listed)
    return listed
  }

  private costOf(part: Part, depth: number): number {
    const known = this.costs.get(part)
    if (known !== undefined) return known
    if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY
    // A drawing that draws itself never ends.
    this.costs.set(part, Number.POSITIVE_INFINITY)
    const names = this.namesOf(part)
    let cost = BEGINNING + part.size
    for (const [name, times] of part.draws) {
      cost += times * this.costOfName(names, name, depth)
    }
    this.costs.set(part, cost)
    return cost
  }

  /** Infinite for an unknown name, which the parser may still resolve. */
  private costOfName(listed: readonly Names[], name: string, depth: number): number {
    let most: number | null = null
    for (const names of listed) {
      this.effort.spend(1)
      for (const number of names.get(name) ?? []) {
        this.effort.spend(1)
        if (this.objects.has(number)) most = Math.max(most ?? 0, 0)
        for (const part of this.parts.get(number) ?? []) {
          this.effort.spend(LOOKING)
          most = Math.max(most ?? 0, isPicture(part) ? 0 : this.costOf(part, depth + 1))
        }
      }
    }
    return most ?? Number.POSITIVE_INFINITY
  }

  /** The meanings of names within a drawing: by its own lists, or by any list of the file when it has none or too many. */
  private namesOf({ dictionary }: Part): readonly Names[] {
    if (!/\/Resources/.test(dictionary)) return [this.everyName]
    const own = listingIn([dictionary], this.effort)
    const found = [own.names]
    const waiting = new Set(own.further)
    for (const number of waiting) {
      if (waiting.size > MAX_LISTS) return [this.everyName]
      const { names, further } = this.listingOf(number)
      found.push(names)
      this.effort.spend(further.length)
      for (const inner of further) waiting.add(inner)
    }
    return found
  }

  private listingOf(number: number): Listing {
    const known =
      this.listings.get(number) ?? listingIn(this.objects.get(number) ?? [], this.effort)
    this.listings.set(number, known)
    return known
  }
}

function listingIn(texts: readonly string[], effort: Effort): Listing {
  for (const text of texts) effort.spend(text.length)
  const further = texts.flatMap((text) => [
    ...referencesAfter(text, 'Resources'),
    ...referencesAfter(text, 'XObject'),
  ])
  return { names: namesIn(texts, effort), further }
}

function isPicture({ dictionary }: Part): boolean {
  return /\/Subtype[\0\t\n\f\r ]*\/Image(?!\w)/.test(dictionary) && !/\/Form(?!\w)/.test(dictionary)
}

function namesIn(texts: readonly string[], effort: Effort): Names {
  const names = new Map<string, Set<number>>()
  for (const text of texts) {
    for (const [, name = '', number] of text.matchAll(NAMED)) {
      effort.spend(KEEPING)
      const known = names.get(name) ?? new Set<number>()
      names.set(name, known.add(Number(number)))
    }
  }
  return names
}
