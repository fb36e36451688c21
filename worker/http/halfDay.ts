/** English is read with a clock of 24 hours there. */
const WHOLE_DAY_IN_ENGLISH =
  '150|AI|AT|BE|BI|BW|BZ|CC|CH|CK|CM|CX|CZ|DE|DK|EE|ES|FI|FK|FR|GB|GE|GG|GI|GS|HU|ID|IE|IL|IM|IO|IT|JE|JP|KE|LT|LV|MG|MS|MT|MU|MV|NF|NG|NL|NO|NR|NU|PL|PN|PT|RO|RW|SC|SE|SH|SI|SK|SX|TK|TV|TZ|UA|UG|ZA|ZW'

/**
 * The locales whose clock has twelve hours, as a regular expression. `Intl` knows them too (`halfDay.test.ts`), but to start it
 * takes a phone longer than all else that runs before the first paint.
 */
export const HALF_DAY = [
  `^(?:en(?!-(?:${WHOLE_DAY_IN_ENGLISH})\\b)`,
  '(?:am|ar|bn|el|fil|gu|hi|km|kn|ko|ml|mr|ms|pa|sq|ta|te|ur)\\b(?!-(?:CN|ID|IL|KM|LK|MA|MK)\\b)',
  'es-(?:419|AR|BO|CL|CO|CR|CU|DO|EC|GT|HN|MX|NI|PA|PE|PH|PR|PY|SV|US|UY|VE)',
  'zh-(?:Hant|HK|MO|MY|SG|TW))',
].join('|')
