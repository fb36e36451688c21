import { MIN_PASSWORD_LENGTH } from '../../contract/accounts/accountLimits.ts'

let common: ReadonlySet<string> | null = null

/** Loaded with the first new password, as the list costs time and memory that most requests do not need. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((one) => one.length >= MIN_PASSWORD_LENGTH))
}

/** Whether a password is one of some fifty thousand common ones or a simple pattern, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const folded = password.toLowerCase()
  if (isPattern(folded) || isOwnWords(folded)) return true
  common ??= await load()
  return common.has(folded)
}

/** Words that this site suggests to people. */
const OWN_WORDS = [
  ...[
    'restaurant',
    'restaurants',
    'vegetarian',
    'plantbased',
    'password',
    'vegan',
    'vegans',
    'veggie',
  ],
  ...['veggies', 'sprig', 'seitan', 'tempeh', 'tofu', 'kale', 'avocado', 'falafel', 'menu', 'food'],
  ...['foods', 'truck', 'plant', 'plants', 'green', 'love', 'eat', 'test', 'admin', 'my', 'i'],
].toSorted((a, b) => b.length - a.length)

/** Only words of this site, digits and signs: "restaurant", "vegan123", "Vegan-Food!". */
function isOwnWords(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  let at = 0
  while (at < letters.length) {
    const word = OWN_WORDS.find((one) => letters.startsWith(one, at))
    if (word === undefined) return false
    at += word.length
  }
  return letters !== ''
}

/** Simple patterns. The list omits them, because this rule finds them: "abababab", "12341234", "98765432", "lkjhgfds". */
function isPattern(text: string): boolean {
  return isRepeated(text) || RUNS.some((run) => run.includes(text))
}

const LONGEST_REPEATED = 6
/** Whoever tries patterns tries the short ones; nobody gets through all repetitions of six characters at every length. */
const LONGEST_PATTERN = 32

function isRepeated(text: string): boolean {
  if (text.length > LONGEST_PATTERN) return false
  for (let length = 1; length <= LONGEST_REPEATED; length += 1) {
    const unit = text.slice(0, length)
    const isTwice = text.length >= 2 * length
    if (isTwice && unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return true
  }
  return false
}

/** The keyboard's rows, the digits and the alphabet. */
const LINES = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]
/** Forwards and backwards, with a wrap around the end. */
const RUNS = LINES.flatMap((line) => [line, [...line].reverse().join('')]).map(
  (line) => line + line,
)
