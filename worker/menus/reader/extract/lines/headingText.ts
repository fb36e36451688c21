import { isVeganHeading } from '../../judge/veganHeading.ts'
import { trimEnd } from '../../text/trim.ts'
import type { ParsedLine } from './parseLine.ts'

const OF_WHOLE_MENU =
  /^(?:our |the |unsere |la |le |notre |il |nuestra )?(?:menus?|speisekarte|karte|carte|carta|food menu|full menu|menü)$/i

/** "We have the following vegan snacks" */
const LEAD_IN = /^[^.!?]{3,30}\s(?:following|volgende|folgenden?|siguientes|seguenti|seguintes)\s/iu

/** A page's title over the whole menu is no section of it. */
export function headingText(line: ParsedLine): string {
  // "Mains (all vegan)" says it of each dish below.
  const isOfDiet = line.marks.length > 0 && isVeganHeading(line.text)
  const printed = trimEnd((!isOfDiet && line.rest) || line.text, ':–—-')
  const text = line.level > 0 ? printed.replace(LEAD_IN, '') : printed
  return OF_WHOLE_MENU.test(text) ? '' : text
}
