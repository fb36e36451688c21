import { type Found, findMeanings } from './meanings.ts'
import { type MarkMeaning, plainMark } from './menuContext.ts'

const CODE =
  /(?<![\p{L}\p{N}])(?:\(\s?([A-Za-z]{1,4}[*+]?)\s?\)|\[\s?([A-Za-z]{1,4}[*+]?)\s?\]|([A-Z]{1,4}[*+]?)(?![\p{L}\p{N}’'])|["“']([A-Za-z]{1,3})["”'])|\p{Extended_Pictographic}|[Ⓥⓥ†‡§]|\*{1,3}/gu

/** What may stand between a mark and its meaning. */
const BETWEEN =
  /^(?:[\s=:()[\]\-–—.,"“”'’>→]|\uFE0F|denotes?|indicates?|means?|stands?|marks?|marked|signifies|symbol|next|to|is|are|for|of|dish(?:es)?|items?|meals?|suitable|all|our|these|that|can|be|a|an|the|with|by|contains?|enth[äa]lt|contient|contiene|steht|f[üu]r|bedeutet|ist|sind|gerichte?|mit|speisen|gekennzeichnete?|plats?|sont|marqu[ée]s|est|platos?|con|son|piatti|sono|i|d[’']un|avec)*$/iu

/** "V = vegan", "(v) vegetarian · (ve) vegan", "contains dairy (D)", "dishes with a 🌱 are vegan". */
export function readLegend(text: string): Map<string, MarkMeaning> {
  const meanings = findMeanings(text)
  const codes = findCodes(text, meanings)
  const legend = new Map<string, MarkMeaning>()
  const [firstCode] = codes
  const [firstMeaning] = meanings
  if (firstCode === undefined || firstMeaning === undefined) return legend
  const codeFirst = firstCode.from < firstMeaning.from
  for (const meaning of meanings) {
    const code = codeFirst ? before(codes, meaning, text) : after(codes, meaning, text)
    if (code === undefined || meaning.value === 'other') continue
    if (!legend.has(code.value)) legend.set(code.value, meaning.value)
  }
  return legend
}

function findCodes(text: string, meanings: readonly Found<unknown>[]): Found<string>[] {
  return [...text.matchAll(CODE)]
    .map((match) => ({
      value: plainMark(match[0]),
      from: match.index,
      to: match.index + match[0].length,
    }))
    .filter(({ from, to }) => !meanings.some((other) => from < other.to && to > other.from))
}

function before(codes: readonly Found<string>[], meaning: Found<unknown>, text: string) {
  const code = codes.findLast(({ to }) => to <= meaning.from)
  return code && BETWEEN.test(text.slice(code.to, meaning.from)) ? code : undefined
}

function after(codes: readonly Found<string>[], meaning: Found<unknown>, text: string) {
  const code = codes.find(({ from }) => from >= meaning.to)
  return code && BETWEEN.test(text.slice(meaning.to, code.from)) ? code : undefined
}
