import { messageOf, type Node, parse, walk } from './collect.ts'

/** Attributes with texts that a person reads or hears. */
const SPOKEN: ReadonlySet<unknown> = new Set([
  'action',
  'alt',
  'aria-label',
  'hint',
  'label',
  'lead',
  'no',
  'placeholder',
  'question',
  'thanks',
  'title',
  'words',
  'yes',
])

/** Names that are the same in every language. */
const NAMES =
  /^(?:[\s·©]|Sprig|English|OpenFreeMap|OpenMapTiles|Protomaps|Natural Earth|US Census Bureau|GeoNames|GOOGLE_PLACES_KEY|www\.example\.com|https?:\S*)*$/

const IS_LOGGED = /^(?:sendLogLine|reportErrors)$/
/** Errors whose texts a person sees. */
const IS_FAILURE = /^A(?:pi|pp)Error$/

const nameOf = (node: unknown) =>
  typeof node === 'object' && node !== null && 'name' in node ? node.name : undefined

/** Whether a text looks like a sentence: at least a word and a space, with the beginning or the end of one. */
const isSentence = (text: string) =>
  /^[A-Z“][a-z’']+ [a-z]/.test(text) || /^[A-Za-z].* [a-z]+[.!?…]$/.test(text)

const isWord = (text: string) => /\p{L}{2}/u.test(text) && !NAMES.test(text)

/** Texts of a source that a person would read and that are only in English. */
export function unsaidIn(root: string, file: string): string[] {
  const found: string[] = []
  walk(parse(root, file), (node) => {
    if (isSaidOtherwise(node)) return false
    if (node.type === 'JSXText' && isWord(String(node.value))) found.push(String(node.value).trim())
    if (node.type === 'JSXAttribute' && SPOKEN.has(nameOf(node.name))) {
      const text = literalOf(node.value)
      if (text !== null && isWord(text)) found.push(text)
      return text === null
    }
    const text = literalOf(node)
    if (text !== null && isSentence(text)) found.push(text)
    return true
  })
  return found
}

/**
 * Whether a node's texts need no translation here: messages, types, imports, descriptions, log lines, internal errors and prompts
 * for a model.
 */
function isSaidOtherwise(node: Node): boolean {
  if (/^(?:Import|TS(?:Literal|TypeAlias|Interface|TypeAnnotation))/.test(node.type)) return true
  if (node.type === 'JSXAttribute' && nameOf(node.name) === 'id') return true
  if (node.type === 'VariableDeclarator' && nameOf(node.id) === 'PROMPT') return true
  if (node.type === 'NewExpression') return !IS_FAILURE.test(String(nameOf(node.callee)))
  return (
    node.type === 'CallExpression' &&
    (messageOf(node) !== null ||
      IS_LOGGED.test(String(nameOf(node.callee))) ||
      isDescription(node.callee))
  )
}

/** A schema's description for developers: `z.string().describe('…')`. */
function isDescription(callee: unknown): boolean {
  return (
    typeof callee === 'object' &&
    callee !== null &&
    'property' in callee &&
    nameOf(callee.property) === 'describe'
  )
}

function literalOf(node: unknown): string | null {
  if (typeof node !== 'object' || node === null || !('type' in node)) return null
  if (node.type === 'JSXExpressionContainer' && 'expression' in node)
    return literalOf(node.expression)
  if (node.type === 'Literal' && 'value' in node) {
    return typeof node.value === 'string' ? node.value : null
  }
  if (node.type !== 'TemplateLiteral' || !('quasis' in node) || !Array.isArray(node.quasis))
    return null
  return node.quasis.map(({ value }) => value.cooked).join('…')
}
