import { LINK } from '../contract/places/link.ts'

const PAIR = String.raw`(-?\d{1,3}(?:\.\d+)?)\s*[,~]\s*(-?\d{1,3}(?:\.\d+)?)`

/** Where links of maps say their coordinates. A pin comes before the middle of the map, which may be elsewhere. */
const POINTS = [
  // Google's pin.
  /!3d(-?\d{1,3}\.\d+)!4d(-?\d{1,3}\.\d+)/,
  new RegExp(`[?&](?:q|query|ll|destination|daddr|coordinate)=(?:loc:)?${PAIR}`, 'i'),
  // The pin of OpenStreetMap; without "m" of OpenVegeMap and of our own addresses.
  /[?&#]m?lat=(-?\d{1,3}(?:\.\d+)?)&m?(?:lon|lng|long)=(-?\d{1,3}(?:\.\d+)?)/i,
  new RegExp(`/@${PAIR}`),
  /#map=[\d.]{1,9}\/(-?\d{1,3}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)/,
  new RegExp(`^geo:${PAIR}`, 'i'),
  new RegExp(`[?&](?:cp|center)=${PAIR}`, 'i'),
]
/** Yandex names the longitude first. */
const YANDEX = /^https?:\/\/(?:[\w-]+\.)*yandex\./i
/** Where they say only words. */
const WORDS =
  /(?:\/maps\/(?:place|search)\/|\/\/plus\.codes\/|[?&](?:q|query|destination|daddr|address)=)([^/?&#]+)/i

/** "Fork & Leaf (42.36412, -71.05871)". Fewer decimals are no place but, say, prices. */
const POINT_IN_WORDS = /(?<![\d.])(-?\d{1,2}\.\d{3,15})\s?,\s?(-?\d{1,3}\.\d{3,15})(?![\d.])/

/**
 * A text in which a pasted link of a map, also beside other words, is replaced by the coordinates or words that it names. Without
 * either, the words beside it stay: a short link names nothing.
 */
export function readMapLink(text: string): string {
  const link = LINK.exec(text)?.[0]
  if (link === undefined) return pair(POINT_IN_WORDS.exec(text)) ?? text
  const plain = decoded(link)
  // "geo:0,0?q=…" is how Android asks for words.
  for (const point of POINTS) {
    const found = pair(point.exec(plain))
    if (found === undefined || found === '0,0') continue
    return YANDEX.test(link) ? found.split(',').toReversed().join(',') : found
  }
  const words = WORDS.exec(link)?.[1]
  if (words !== undefined) return decoded(words)
  return text.replace(link, ' ').trim() || text
}

const pair = (found: RegExpExecArray | null) => found?.slice(1).join(',')

function decoded(text: string): string {
  // The plus of a plus code is no space.
  const spaced = text.replaceAll(/(?<![23456789CFGHJMPQRVWX]{8})\+/gi, ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
