import { fold } from './reader/text/fold.ts'

const SEPARATORS = / [|·•–—:»-]+ | [–—-]$|[|｜]|: /
/** A longer part of a title is a sentence. */
const LONGEST_NAME = 60
const GREETING =
  /^(?:welcome to|willkommen (?:bei|beim|im|in)|bienvenue (?:chez|au|à)|bienvenidos a|benvenuti (?:da|al|a)) /i

/** What may stand before the word for a menu: "our menu", "la carta". */
const OUR =
  '(?:our|the|unsere?|die|notre|nos|la|les?|nuestr[oa]s?|el|las|nostr[oa]|il|noss[oa]|a|o|onze|ons|de)'
const MENU =
  '(?:menu(?:s|e|kaart)?|speise(?:n|karten?)|karte|kaart|cartes?|cartas?|ementa|cardapio|gerechten)'
const OTHERS = [
  '(?:lunch|dinner|brunch|breakfast|mittagstisch)(?! \\p{L})',
  'home(?:page)?|startseite|accueil|inicio|index|document|welcome|willkommen|bienvenue',
  ...['メニュー', 'お品書き', 'ホーム', 'トップページ', 'قائمة الطعام', 'الرئيسية'].map(fold),
].join('|')
/** Which page of a site it is, in folded letters: "La carta de tapas", "Home", "Brunch Menu". */
const PAGE = new RegExp(`^(?:${OUR} )?${MENU}(?!\\p{L})|^(?:${OTHERS})(?!\\p{L})| ${MENU}$`, 'u')

/**
 * The restaurant's name in the title of a page of its website, or null: the part that the website's address repeats, else the first
 * that does not say which page it is.
 */
export function nameInTitle(title: string, host: string): string | null {
  const parts = title
    .split(SEPARATORS)
    .map((part) => part.trim().replace(GREETING, ''))
    .filter((part) => part !== '' && part.length <= LONGEST_NAME && !PAGE.test(fold(part)))
  const labels = host.split('.').slice(0, -1).map(lettersOf)
  const isInAddress = (part: string) => labels.some((label) => isAlike(label, lettersOf(part)))
  return parts.find(isInAddress) ?? parts[0] ?? null
}

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** The shortest that is no chance: "www", "das" and "com" are in many words. */
const FEWEST_LETTERS = 4
function isAlike(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= FEWEST_LETTERS && long.includes(short)
}
