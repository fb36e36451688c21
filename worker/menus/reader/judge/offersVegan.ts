import { readTalk, type Said, type TalkKind } from '../marks/talk.ts'

/** Few dishes speak of vegan, and only those are read. */
const SPEAKS_OF_VEGAN = /v[eé]g(?!etable)|(?<!egg)plant(?!ain)|pflanz|weg[ae]|roślin/iu
const STOP = /^[.,;:!?()[\]|•]$/
/** The most words between "vegan" and the word that makes it a choice: "vegan cheese +2", "can be made vegan". */
const MAX_BETWEEN = 4
/** "Vegan without the cheese" is a phrase of talk; "ohne Käse vegan" says the same. */
const LEFT_OUT = /^(?:ohne|without|sans|sin|senza|sem|zonder|bez)$/i
/** "A vegan version of the classic" is the dish itself. */
const OF = /^(?:of|von|de|du|del|di|van)$/

/** Whether a dish can be made vegan: "vegan option available", "sub vegan cheese", "auf Wunsch vegan". */
export function offersVegan(text: string): boolean {
  if (!SPEAKS_OF_VEGAN.test(text)) return false
  const said = readTalk(text)
  let clause: Said[] = []
  for (const one of [...said, null]) {
    if (one !== null && !STOP.test(one.plain)) clause.push(one)
    else if (isOffer(clause)) return true
    else clause = []
  }
  return false
}

function isOffer(clause: readonly Said[]): boolean {
  const vegan = clause.flatMap((one, at) => (one.kinds.includes('vegan') ? [at] : []))
  const has = (kind: TalkKind) => clause.some(({ kinds }) => kinds.includes(kind))
  // "Vegetarian or vegan": who orders it says which.
  if (vegan.length > 0 && has('or') && has('vegetarian')) return true
  if (/V\/v|v\/V/.test(clause.map(toLetter).join(''))) return true
  const isLeftOut = (at: number) => LEFT_OUT.test(clause[at]?.raw ?? '')
  if (vegan.some((at) => isLeftOut(at - 2) || isLeftOut(at - 3))) return true
  return clause.some((one, at) => {
    if (!isChoice(one, clause[at + 1])) return false
    return (
      SPEAKS_OF_VEGAN.test(one.raw) ||
      vegan.some((other) => Math.abs(other - at) <= MAX_BETWEEN + 1)
    )
  })
}

/** "vegetarisch/vegan" is written "v/V". */
function toLetter({ kinds, plain }: Said): string {
  if (kinds.includes('vegan')) return 'V'
  return kinds.includes('vegetarian') ? 'v' : plain === '/' ? '/' : ' '
}

function isChoice({ kinds, plain }: Said, next: Said | undefined): boolean {
  if (plain === '+') return /^\d/.test(next?.plain ?? '') || /^[$€£]$/.test(next?.plain ?? '')
  return kinds.includes('onRequest') && !OF.test(next?.plain ?? '')
}
