import { fold } from '../../text/fold.ts'
import { shortPattern } from '../../text/shortPattern.ts'

const CONTROL = new Set(
  `add|add to cart|add to basket|add to bag|add to order|add item|order|order now|order online|order here|view|view menu|view more|view all|view details|view full menu|see more|see menu|see full menu|full menu|read more|learn more|more|more info|more details|details|show more|show less|load more|download|download menu|download pdf|download our menu|pdf|menu pdf|print|print menu|close|open|next|previous|prev|back|back to top|top|skip to content|skip to main content|search|share|select|select options|choose|choose options|customize|customise|quick view|quantity|qty|in den warenkorb|bestellen|jetzt bestellen|mehr|mehr erfahren|weiterlesen|ajouter|ajouter au panier|commander|lire la suite|voir plus|reservar|pedir|anadir al carrito|leer mas|ver mas|aggiungi|prenota|ordina|scopri di piu|sold out|out of stock|new|new!|neu|nouveau|nuevo|popular|most popular|bestseller|best seller|featured|recommended|chefs choice|must try|limited|limited time|sale|image|photo|placeholder|tap to zoom|item|items|name|description|price|preis|prix|precio|prezzo|dish|or|oder|ou|o|and|und|et|optional|required|per person|each`.split(
    '|',
  ),
)

const NAVIGATION = new Set(
  `home|homepage|start|startseite|accueil|inicio|about|about us|uber uns|a propos|chi siamo|nosotros|our story|story|our team|team|contact|contact us|kontakt|contacto|contatti|menu|menus|our menu|the menu|speisekarte|karte|la carte|carte|carta|gallery|galerie|galeria|photos|reservations|reservation|reserve|reserve a table|book|book now|book a table|booking|reservieren|reservierung|tisch reservieren|reserver|reservas|events|event|private events|private dining|private parties|parties|catering|gift cards|gift card|gift vouchers|vouchers|gutscheine|shop|store|merch|merchandise|blog|news|press|careers|jobs|join us|work with us|locations|location|find us|visit|visit us|directions|hours|opening hours|offnungszeiten|horaires|horarios|faq|faqs|reviews|testimonials|login|log in|sign in|sign up|account|my account|cart|checkout|order|order online|delivery|takeaway|takeout|pickup|online ordering|newsletter|subscribe|loyalty|rewards|app|facebook|instagram|twitter|tiktok|youtube|yelp|tripadvisor|google|privacy|privacy policy|terms|terms of service|terms and conditions|impressum|datenschutz|agb|cookies|cookie policy|sitemap|accessibility|english|deutsch|francais|espanol|italiano|en|de|fr|es|it|nl|follow us|get in touch|what we offer|services|our services|welcome|philosophy|our philosophy|sustainability|awards`.split(
    '|',
  ),
)

function plain(text: string): string {
  return fold(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}!]+/gu, ' ')
    .trim()
}

const CALL =
  /^(?:see|view|download|explore|discover|browse|click|enquire|inquire|learn|read|find out|get (?:directions|in touch)|book|reserve|order|buy|shop|sign|join|contact|call|follow)(?: (?!of )\p{L}+){0,5}$/u

/** A button's, badge's or column's own words: "Add to cart", "New", "Price". */
export function isControl(text: string): boolean {
  if (text.length > 40) return false
  const words = plain(text)
  return (
    CONTROL.has(words) || CALL.test(words) || /^rat(?:ing|ed)\b|^\d(?: \d)? stars?$/.test(words)
  )
}

/** What stands in a site's navigation and over its other pages: "Our story", "Gift cards". */
export function isNavigation(text: string): boolean {
  return text.length <= 40 && NAVIGATION.has(plain(text))
}

/** Of a line of opening hours. */
const MOST_HOURS = 160

const WEEKDAY =
  /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|weekends?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\b/
const CLOCK =
  /\b\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)(?=\W|$)|\b\d{1,2}:\d{2}\b|\b\d{1,2}\s?(?:-|–|to|bis)\s?\d{1,2}\s?(?:am|pm|uhr)\b|\b(?:noon|midnight)\b/
const CLOCKS = new RegExp(CLOCK, 'g')
const ONLY_WEEKDAY = shortPattern(
  MOST_HOURS,
  `^(?:${WEEKDAY.source}[\\s,&:–-]*(?:to|through|bis|und|and)?\\s*)+$`,
)
const MONTH =
  /\b(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar|rier)?|mar(?:ch|s)?|marz|apr(?:il)?|may|mai|june?|juin|july?|juli|juillet|aug(?:ust)?|aout|sept?(?:ember|embre)?|oct(?:ober|obre)?|okt(?:ober)?|nov(?:ember|embre)?|dec(?:ember|embre)?|dez(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)\b/

const DAY_MONTH = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th|\\.)?\\s(?:of\\s)?(?:${MONTH.source})`)
const MONTH_DAY = new RegExp(`${MONTH.source}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?\\b`)
const MONTH_YEAR = new RegExp(`${MONTH.source}\\.?,?\\s(?:19|20)\\d{2}\\b`)

/** Opening hours: a weekday with a time, two times, or "closed". */
export function isHours(text: string): boolean {
  if (text.length > MOST_HOURS) return false
  const plainText = fold(text)
  if (!/\d|closed|geschlossen|ruhetag|ferme|cerrado|chiuso|noon|midnight/.test(plainText)) {
    return ONLY_WEEKDAY.test(plainText)
  }
  const clocks = plainText.match(CLOCKS)?.length ?? 0
  if (clocks >= 2 && plainText.replace(CLOCKS, '').length < 60) return true
  if (!WEEKDAY.test(plainText)) return false
  return (
    clocks > 0 ||
    ONLY_WEEKDAY.test(plainText) ||
    /\b(?:closed|geschlossen|ruhetag|ferme|cerrado|chiuso)\b/.test(plainText)
  )
}

/** A day of the year: "12 March 2026", "March 12", "2026-03-12", "12.03.2026". */
export function hasDate(text: string): boolean {
  const plainText = fold(text)
  if (/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}\b/.test(plainText)) return true
  if (!MONTH.test(plainText)) return false
  return DAY_MONTH.test(plainText) || MONTH_DAY.test(plainText) || MONTH_YEAR.test(plainText)
}

const PHONE = /(?:^|[\s:(])(?:\+\d{1,3}[\s.-]?)?(?:\(?\d{2,5}\)?[\s./-]?){2,4}\d{2,5}(?:$|\s)/
const STREET =
  /\b\d{1,5}[a-z]?\s+(?:[a-z.'-]+\s){1,4}(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|place|pl|square|sq|court|ct|way|highway|hwy|parkway|pkwy|terrace)\b|(?:strasse|str\.|platz|gasse|allee|weg)\s\d{1,4}[a-z]?\b|\b\d{1,4},?\s(?:rue|avenue|boulevard|place|quai)\s|\b(?:calle|c\/|avenida|plaza|paseo|via|piazza|corso|viale)\s[^\d]{2,40}\d{1,4}\b|\b[a-z]{2}\s\d{5}(?:-\d{4})?\b|\b[a-z]{1,2}\d{1,2}[a-z]?\s\d[a-z]{2}\b/

/** Where to find or reach the place: a phone number, an e-mail, a web address, a street. */
export function isContact(text: string): boolean {
  if (text.length > 160) return false
  const plainText = fold(text)
  if (
    /@[a-z0-9-]+\.[a-z]|https?:\/\/|\bwww\.|^@[a-z0-9_.]+$|\.(?:com|org|net|de|fr|co\.uk)$/.test(
      plainText,
    )
  ) {
    return true
  }
  if (/^(?:tel|phone|telefon|fax|call|email|e-mail)\b/.test(plainText)) return true
  return (digitsOf(plainText) >= 7 && PHONE.test(plainText)) || STREET.test(plainText)
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length
}

/** What a page's maker says about itself: "© 2026", "All rights reserved", "Powered by". */
export function isLegal(text: string): boolean {
  return /©|\(c\)\s(?:19|20)\d\d|\ball rights reserved|\bvisitor (?:number|no\.|#)|\blast (?:updated|modified)|\bpowered by\b|\bcopyright\b|\bwe use cookies\b|\balle rechte\b|\btous droits\b/i.test(
    text,
  )
}

/** Advice that belongs to the whole menu: allergies, service charge, raw food, taxes. */
export function isAdvice(text: string): boolean {
  return /\ballerg|\bintoleran|\bservice charge|\bgratuity|\bconsum(?:ing|er advisory)|\bundercooked|\bfoodborne|\bprices? (?:are|may|include|subject)|\bplease (?:ask|inform|let|note|speak|tell|advise|call)|\bask (?:your|our) server|\binkl\. mwst|\bmwst\b|\bprix (?:nets|ttc)|\bservice compris|\biva incluido|\bcoperto\b|\bparties of \d|\bsubject to (?:change|availability)|\bwhile (?:stocks|supplies) last|\bzusatzstoffe/i.test(
    text,
  )
}
