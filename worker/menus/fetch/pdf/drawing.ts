import { type Objects, referencesAfter } from './objects.ts'
import type { Part } from './parts.ts'

/** Content that the pages of a file may draw, drawings within drawings again each time, in bytes. */
const MOST_DRAWN = 16 * 1024 * 1024
/** What it takes to begin a drawing is as much as to read so many bytes of it. */
const BEGINNING = 4096
/** No more pages are read. */
const MOST_PAGES = 24
const MOST_DEPTH = 30
const MOST_LISTS = 20
const NAMED =
  /\/([^\0\t\n\f\r ()<>[\]{}/%]+)[\0\t\n\f\r ]+(\d{1,10})[\0\t\n\f\r ]+\d{1,10}[\0\t\n\f\r ]+R/g

/**
 * Whether the pages of a file are read in seconds. A drawing (a "form") may draw others again and again, so that 1 KB makes
 * millions. What a name stands for is taken for the costliest thing that it may stand for.
 */
export function isQuicklyDrawn(parts: readonly Part[], objects: Objects): boolean {
  const pages = new Drawings(parts, objects).pages()
  const costly = pages.toSorted((a, b) => b - a).slice(0, MOST_PAGES)
  return costly.reduce((sum, cost) => sum + cost, 0) <= MOST_DRAWN
}

type Names = ReadonlyMap<string, ReadonlySet<number>>

/** What a text calls by name, and the objects in which it goes on doing so. */
interface Listing {
  names: Names
  further: number[]
}

class Drawings {
  private readonly objects: Objects
  private readonly parts = new Map<number, Part[]>()
  private readonly costs = new Map<Part, number>()
  private readonly listings = new Map<number, Listing>()
  private readonly lists = new Map<number, Part[]>()
  private readonly everyName: Names

  constructor(parts: readonly Part[], objects: Objects) {
    this.objects = objects
    for (const part of parts) {
      if (part.number === null) continue
      const known = this.parts.get(part.number)
      if (known === undefined) this.parts.set(part.number, [part])
      else known.push(part)
    }
    this.everyName = namesIn([...objects.values()].flat())
  }

  pages(): number[] {
    return [...this.objects.values()].flat().flatMap((text) => {
      const drawn = referencesAfter(text, 'Contents').flatMap((number) => this.contents(number))
      return drawn.length === 0 ? [] : [drawn.reduce((sum, part) => sum + this.costOf(part, 0), 0)]
    })
  }

  /** The streams of a page: one, or a list that may be an object of its own. */
  private contents(number: number): Part[] {
    const known = this.parts.get(number) ?? this.lists.get(number)
    if (known !== undefined) return known
    const texts = this.objects.get(number) ?? []
    const listed = texts
      .flatMap((text) => referencesAfter(`/All ${text}`, 'All'))
      .flatMap((inner) => this.parts.get(inner) ?? [])
    this.lists.set(number, listed)
    return listed
  }

  private costOf(part: Part, depth: number): number {
    const known = this.costs.get(part)
    if (known !== undefined) return known
    if (depth > MOST_DEPTH) return Number.POSITIVE_INFINITY
    // Whatever draws itself never ends.
    this.costs.set(part, Number.POSITIVE_INFINITY)
    const names = this.namesOf(part)
    let cost = BEGINNING + part.size
    for (const [name, times] of part.draws) {
      cost += times * this.costOfName(names, name, depth)
    }
    this.costs.set(part, cost)
    return cost
  }

  /** Infinite for a name that stands for nothing we know: the parser may know better. */
  private costOfName(listed: readonly Names[], name: string, depth: number): number {
    let most = Number.NEGATIVE_INFINITY
    for (const number of listed.flatMap((names) => [...(names.get(name) ?? [])])) {
      if (this.objects.has(number)) most = Math.max(most, 0)
      for (const part of this.parts.get(number) ?? [])
        most = Math.max(most, isPicture(part) ? 0 : this.costOf(part, depth + 1))
    }
    return Math.abs(most)
  }

  /** What names mean within a drawing: by its own list, or any list of the file where it has none or too many. */
  private namesOf({ dictionary }: Part): readonly Names[] {
    if (!/\/Resources/.test(dictionary)) return [this.everyName]
    const own = listingIn([dictionary])
    const found = [own.names]
    const waiting = new Set(own.further)
    for (const number of waiting) {
      if (waiting.size > MOST_LISTS) return [this.everyName]
      const { names, further } = this.listingOf(number)
      found.push(names)
      for (const inner of further) waiting.add(inner)
    }
    return found
  }

  private listingOf(number: number): Listing {
    const known = this.listings.get(number) ?? listingIn(this.objects.get(number) ?? [])
    this.listings.set(number, known)
    return known
  }
}

function listingIn(texts: readonly string[]): Listing {
  const further = texts.flatMap((text) => [
    ...referencesAfter(text, 'Resources'),
    ...referencesAfter(text, 'XObject'),
  ])
  return { names: namesIn(texts), further }
}

function isPicture({ dictionary }: Part): boolean {
  return /\/Subtype[\0\t\n\f\r ]*\/Image(?!\w)/.test(dictionary) && !/\/Form(?!\w)/.test(dictionary)
}

function namesIn(texts: readonly string[]): Names {
  const names = new Map<string, Set<number>>()
  for (const [, name = '', number] of texts.flatMap((text) => [...text.matchAll(NAMED)])) {
    const known = names.get(name) ?? new Set<number>()
    names.set(name, known.add(Number(number)))
  }
  return names
}
