import { fold } from '../../text/fold.ts'
import lists from './noise.json' with { type: 'json' }
import { type PageText, pageText } from './pageText.ts'

/** What a link begins with: "See details", but not "View of the sea". */
const CALLS = new Set(lists.calls.split(' '))
const MAX_CALL = 6
const RATING = /^rat(?:ing|ed)\b|^\d(?: \d)? stars?$/
/** "92% (48)" of guests. */
const SHARE = /^\d{1,3}\s?%(?:\s?\(\d{1,6}\+?\))?$/

/** A button's, badge's or column's own words: "Add to cart", "New", "Price". */
export function isControl(said: PageText): boolean {
  if (said.text.length > 40) return false
  if (said.is('controls') || SHARE.test(said.text)) return true
  const { words } = said
  if (RATING.test(words.join(' '))) return true
  const isShort = words.length <= MAX_CALL && !words.includes('of') && !/\d/.test(said.text)
  return isShort && CALLS.has(words[0] ?? '')
}

/** What stands in a site's navigation and over its other pages: "Our story", "Gift cards". */
export function isNavigation(said: PageText): boolean {
  return said.text.length <= 40 && (said.is('navigation') || said.is('elsewhere'))
}

/** The most letters of a line of opening hours. */
const MAX_HOURS = 160
const CLOCK =
  /\b\d{1,2}\.\d{2}(?=\D{1,5}\d{1,2}\.\d{2} ?u[hu]r)|\b\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|uur|h)(?=\W|$)|\b\d{1,2}:\d{2}\b|\b\d{1,2}\s?(?:-|–|to|bis)\s?\d{1,2}\s?(?:am|pm|uhr|uur)\b/g
/** "11.30-2" */
const RANGE = /\d\s?[-–]\s?\d/
/** What stands between two days: "Mon to Fri", "lunedì - sabato". */
const BETWEEN = new Set(lists.betweenDays.split(' '))

/** Opening hours or a day: a weekday with a time, a date or "closed", or two times. */
export function isHours(said: PageText): boolean {
  const { text, words } = said
  if (text.length > MAX_HOURS || !(said.holds('days') || /\d/.test(text))) return false
  const plain = fold(text)
  const clocks = plain.match(CLOCK)?.length ?? 0
  if (clocks >= 2 && plain.replace(CLOCK, '').length < 60) return true
  if (clocks > 0 && said.beginsWith('elsewhere')) return true
  if (!said.holds('days')) return false
  const others = words.filter((word, at) => {
    const isOfDays = said.isAt(at, 'days') || said.isAt(at, 'months') || BETWEEN.has(word)
    return !isOfDays && !/\d/.test(word)
  })
  return clocks > 0 || RANGE.test(plain) || others.length === 0 || said.holds('closed')
}

/** A day of the year: "12 March 2026", "March 12", "2 de mayo", "2026-03-12", "12.03.2026". */
export function hasDate(said: PageText): boolean {
  const { text, words } = said
  if (!/\d/.test(text)) return false
  if (/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}\b/.test(text)) return true
  if (!said.holds('months')) return false
  return words.some((_, at) => {
    if (!said.isAt(at, 'months')) return false
    const before = words[at - 1] ?? ''
    const day = /^(?:de|of)$/.test(before) ? words[at - 2] : before
    return NUMBER.test(day ?? '') || NUMBER.test(words[at + 1] ?? '')
  })
}

/** A name that tells when something happens: "Saturday 12 December", with or without what it is, "Tagesgerichte 23. bis 27. März". */
export function isDay(said: PageText): boolean {
  const isOfDate = (word: string, at: number) =>
    NUMBER.test(word) ||
    BETWEEN.has(word) ||
    (['days', 'months', 'courses'] as const).some((list) => said.isAt(at, list))
  return hasDate(said) && (said.beginsWith('days') || said.words.every(isOfDate))
}

const NUMBER = /^\d{1,4}(?:st|nd|rd|th|er)?$/
const PHONE = /(?:^|[\s:(])(?:\+\d{1,3}[\s.-]?)?(?:\(?\d{2,5}\)?[\s./-]?){2,4}\d{2,5}(?:$|\s)/
const ONLINE =
  /@[a-z0-9-]+\.[a-z]|https?:\/\/|\bwww\.|^@[a-z0-9_.]+$|\.(?:com|org|net|de|fr|co\.uk)$/
/** Words for a street that stand behind the house number: "14 Quay Street". */
const STREET_AFTER = new Set(lists.streetAfter.split(' '))
/** Words for a street that stand before its name: "rue", "via". */
const STREET_BEFORE = new Set(lists.streetBefore.split(' '))
/** What the name of a street ends in: "Lindenstraße". */
const STREET_ENDING = /(?:strasse|str|platz|gasse|allee|weg|straat|plein|laan|gracht|kade)$/
const POSTCODE =
  /\b[a-z]{2}\s\d{5}(?:-\d{4})?\b|\b[a-z]{1,2}\d{1,2}[a-z]?\s\d[a-z]{2}\b|\b\d{4}\s?[a-z]{2}\b|\b\d{2}-\d{3}\b/

/** Where to find or reach the place: a phone number, an e-mail, a web address, a street. */
export function isContact(said: PageText): boolean {
  if (said.text.length > 160) return false
  const plainText = fold(said.text)
  if (ONLINE.test(plainText)) return true
  if (/^(?:tel|phone|telefon|fax|call|email|e-mail)\b/.test(plainText)) return true
  if (!/\d/.test(plainText)) return false
  return (
    (plainText.replace(/\D/g, '').length >= 7 && PHONE.test(plainText)) ||
    isAddress(said, plainText)
  )
}

function isAddress({ words }: PageText, plainText: string): boolean {
  if (POSTCODE.test(plainText)) return true
  return words.some((word, at) => {
    if (!/^\d{1,5}[a-z]?$/.test(word)) return false
    const before = words.slice(Math.max(0, at - 5), at)
    const after = words.slice(at + 1, at + 6)
    return (
      STREET_ENDING.test(before.at(-1) ?? '') ||
      before.some((one) => STREET_BEFORE.has(one)) ||
      STREET_BEFORE.has(after[0] ?? '') ||
      after.slice(1).some((one) => STREET_AFTER.has(one))
    )
  })
}

/** "Page 1 of 2" */
const PAGE_NUMBER = /^\p{L}{1,10}\s\d{1,3}\s?(?:\p{L}{1,3}|\/)\s?\d{1,3}$/u

/** What a page's maker says about itself: "© 2026", "All rights reserved", "Powered by". */
export function isLegal(text: string): boolean {
  if (PAGE_NUMBER.test(text) && lists.pages.split(' ').includes(fold(text).replace(/[^a-z].*/, '')))
    return true
  return /©|\(c\)\s(?:19|20)\d\d|\ball rights reserved|\bvisitor (?:number|no\.|#)|\blast (?:updated|modified)|\bpowered by\b|\bcopyright\b|\bwe use cookies\b|\balle rechte\b|\btous droits\b/i.test(
    text,
  )
}

/** Each at the beginning of a word, so that "allerg" finds "allergens" as well; by its first three letters. None has over 4 words. */
const ADVICE = Map.groupBy(lists.advice.split(', '), (start) => start.slice(0, 3))

/** Advice that belongs to the whole menu: allergies, service charge, raw food, taxes. */
export function isAdvice(text: string): boolean {
  const { words } = pageText(text)
  const saidFrom = (at: number) => words.slice(at, at + 4).join(' ')
  return words.some((word, at) =>
    ADVICE.get(word.slice(0, 3))?.some((start) => saidFrom(at).startsWith(start)),
  )
}
