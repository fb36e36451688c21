import type { Entry, Need } from '../../lexicon/entry.ts'
import { findClaim } from './findClaim.ts'
import { findBare, findUnknown } from './findDoubts.ts'
import { readSegments, type Segment, type Span } from './readSegments.ts'
import { findStandings, isRisky, type Standing, type Standings } from './standing.ts'

/** What a dish's own words say. */
export interface Weighed {
  /** Animal foods that the text names and that nothing replaces or denies, as printed. */
  animals: string[]
  /** Reasons why it usually is not vegan: "mayo usually has egg". */
  hidden: string[]
  /** Reasons why it may not be. */
  doubts: string[]
  /** The words themselves say that the dish is vegan. */
  claimsVegan: boolean
  /** Plants, and substitutes such as "vegan cheese", as printed. */
  plants: string[]
}

interface Reading {
  segments: Segment[]
  standings: Standings
}

/** Reads a dish's name and description. Pure; some 20 µs. */
export function weighText(name: string, description: string): Weighed {
  const title = read(name)
  const story = read(description)
  const spans = [title, story].flatMap(({ segments }) => segments.flatMap((part) => part.spans))
  const standings: Standings = new Map([
    ...explained(title.segments, story.standings),
    ...title.standings,
    ...story.standings,
  ])
  const risky = spans.filter((span) => isRisky(span) && !isHarmless(span, standings))
  const met = needsMet(spans, standings)
  const segments = [...title.segments, ...story.segments]
  const open = risky.filter((span) => !isMet(span, met, segments))
  return {
    animals: wordsOf(open, 'animal'),
    hidden: open.filter(({ entry }) => entry?.role === 'hidden').map(sayUsually),
    doubts: [
      ...open.filter(({ entry }) => entry?.role === 'maybe').map(sayMaybe),
      ...spans.filter((span) => standings.get(span) === 'vegetarian').map(sayVegetarian),
      ...findBare(title.segments, story.segments),
      ...findUnknown(title.segments, story.segments),
    ],
    claimsVegan:
      !open.some(namesAnimal) &&
      findClaim(title.segments, title.standings, story.segments, story.standings),
    plants: spans.filter((span) => isPlant(span, standings)).map(({ words }) => words),
  }
}

/** Says what the kitchen handles, not what the dish is made of. */
const TRACES = /\b(?:may contain|can contain|kann) (?:traces|spuren)[^.;)]*/giu

function read(text: string): Reading {
  const segments = readSegments(text.replace(TRACES, ''))
  return { segments, standings: findStandings(segments) }
}

/** "Bacon burger: vegan bacon …": what the description replaces, the name meant; vegan mayo explains a dish of mayo. */
function explained(title: readonly Segment[], story: Standings): [Span, Standing][] {
  const replaced = [...story].filter(([, standing]) => standing === 'replaced')
  return title
    .flatMap(({ spans }) => spans)
    .filter((span) => isRisky(span) && replaced.some(([known]) => explains(known, span)))
    .map((span) => [span, 'replaced'])
}

function explains(known: Span, span: Span): boolean {
  const isSame = known.words.toLowerCase() === span.words.toLowerCase()
  const hidesEgg = span.entry?.role === 'hidden' && span.entry.source === 'egg'
  return isSame || (hidesEgg && known.entry?.source === 'egg')
}

function isHarmless(span: Span, standings: Standings): boolean {
  return standings.has(span)
}

/** "mac and cheese" beside a vegan dish: a claim does not reach over what names its animal food. */
function namesAnimal({ entry, words }: Span): boolean {
  return entry?.role === 'hidden' && /cheese|milk|cream|egg|butter|steak|meat|yogh?urt/i.test(words)
}

function wordsOf(spans: readonly Span[], role: Entry['role']): string[] {
  return spans.filter(({ entry }) => entry?.role === role).map(({ words }) => words)
}

function sayUsually({ words, entry }: Span): string {
  return `${words.toLowerCase()} usually has ${entry?.holds ?? 'animal products'}`
}

function sayMaybe({ words, entry }: Span): string {
  return `${words.toLowerCase()} may have ${entry?.holds ?? 'animal products'}`
}

function sayVegetarian({ words }: Span): string {
  return `meatless ${words.toLowerCase()} may have egg or milk`
}

function needsMet(spans: readonly Span[], standings: Standings): Set<Need> {
  const met = new Set<Need>()
  for (const span of spans) {
    for (const need of span.entry?.gives ?? []) met.add(need)
    const standing = standings.get(span)
    if (standing === 'replaced' && span.entry?.source === 'meat') met.add('core')
    if (standing !== undefined && span.entry?.source === 'dairy') met.add('cheese')
    if (standing === 'replaced' && span.entry?.source === 'dairy') met.add('milk')
  }
  return met
}

/** A patty of beans may be named anywhere; what makes "carnitas" a plant dish has to stand beside the word. */
function isMet(span: Span, met: ReadonlySet<Need>, segments: readonly Segment[]): boolean {
  const need = span.entry?.needs
  if (need === undefined) return false
  if (need !== 'core' && met.has(need)) return true
  if (need !== 'core' && need !== 'patty') return false
  const beside = segments.find(({ spans }) => spans.includes(span))?.spans ?? []
  return beside.some(({ entry }) => entry?.gives?.includes('core'))
}

function isPlant(span: Span, standings: Standings): boolean {
  return span.entry?.role === 'plant' || standings.get(span) === 'replaced'
}
