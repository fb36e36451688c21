/** Regions where English uses the 24-hour clock. */
const WHOLE_DAY_IN_ENGLISH =
  '150|AI|AT|BE|BI|BW|BZ|CC|CH|CK|CM|CX|CZ|DE|DK|EE|ES|FI|FK|FR|GB|GE|GG|GI|GS|HU|ID|IE|IL|IM|IO|IT|JE|JP|KE|LT|LV|MG|MS|MT|MU|MV|NF|NG|NL|NO|NR|NU|PL|PN|PT|RO|RW|SC|SE|SH|SI|SK|SX|TK|TV|TZ|UA|UG|ZA|ZW'

/**
 * The locales with a 12-hour clock, as a regular expression. `Intl` knows them too (`halfDay.test.ts`), but on a phone it
 * takes longer to start than everything else that runs before the first paint.
 */
export const HALF_DAY = [
  `^(?:en(?!-(?:${WHOLE_DAY_IN_ENGLISH})\\b)`,
  '(?:am|ar|bn|el|fil|gu|hi|km|kn|ko|ml|mr|ms|pa|sq|ta|te|ur)\\b(?!-(?:CN|ID|IL|KM|LK|MA|MK)\\b)',
  'es-(?:419|AR|BO|CL|CO|CR|CU|DO|EC|GT|HN|MX|NI|PA|PE|PH|PR|PY|SV|US|UY|VE)',
  'zh-(?:Hant|HK|MO|MY|SG|TW))',
].join('|')
