import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'

/** The style sheets and the components of `root` with their class names. */
interface Sheets {
  /** The selectors of a sheet, by its path. */
  selectors: ReadonlyMap<string, readonly string[]>
  /** The classes in a sheet's selectors, by its path. */
  named: ReadonlyMap<string, ReadonlySet<string>>
  /** The classes with a selector of their own: the sheet is their home. */
  home: ReadonlyMap<string, ReadonlySet<string>>
  components: ReadonlyMap<string, { classes: ReadonlySet<string>; sheets: ReadonlySet<string> }>
}

export function readSheets(root: string): Sheets {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const selectors = new Map(
    files
      .filter((file) => file.endsWith('.css'))
      .map((file) => [file, selectorsOf(readFileSync(join(root, file), 'utf8'))]),
  )
  const classesIn = (texts: readonly string[]) =>
    new Set(
      texts.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
    )
  const components = files.filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !/testing/.test(file),
  )
  return {
    selectors,
    named: new Map([...selectors].map(([file, all]) => [file, classesIn(all)])),
    home: new Map(
      [...selectors].map(([file, all]) => [
        file,
        classesIn(all.filter((one) => !/[\s>+~&]/.test(one))),
      ]),
    ),
    components: new Map(
      components
        .map((file) => [file, readComponent(root, file)] as const)
        // A file without JSX and sheets draws within another component.
        .filter(([file, { sheets }]) => file.endsWith('x') || sheets.size > 0),
    ),
  }
}

/** Every single selector of a sheet. */
export function selectorsOf(css: string): string[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(COMMA).map((selector) => selector.trim()))
}

/** A comma between two selectors: none within brackets, which may hold two more levels of them. */
const COMMA = /,(?![^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\))/

/**
 * Whether a selector with `:has(…)` ends in a part without a class, an id or the name of an element. Such a rule may hold for every
 * element inside, so the browser styles all of them anew whenever one is added.
 */
export function stylesAllInside(selector: string): boolean {
  const [, after = ''] = withoutBrackets(selector.replaceAll(':has(', '%(')).split('%')
  return /[\s>+~][^.#\w[&]*$/.test(after.replace(/:[\w-]+/g, ''))
}

/** Leaves `.is` of `:is(…)` and nothing of other brackets. */
function withoutBrackets(selector: string): string {
  const less = selector
    .replace(/:is\([^()]*\)/g, '.is')
    .replace(/(:[\w-]+|%)?\([^()]*\)/g, (all) => (all.includes('%') ? '%' : ''))
  return less === selector ? less : withoutBrackets(less)
}

function readComponent(root: string, file: string) {
  const code = readFileSync(join(root, file), 'utf8')
  const sheets = [...code.matchAll(/^import '(\..*\.css)'$/gm)].map(([, path = '']) =>
    join(dirname(file), path),
  )
  const ast = parseAst(code, { lang: 'tsx' })
  return { classes: new Set(classNamesIn(ast, false)), sheets: new Set(sheets) }
}

/** The words of every text that is used as a class name. */
function classNamesIn(node: unknown, isClass: boolean): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, name, key, value, left, right } = node as Readonly<Record<string, unknown>>
  if (isClass && type === 'Literal' && typeof value === 'string') return wordsOf(value)
  if (isClass && type === 'TemplateElement') return wordsOf((value as { raw: string }).raw)
  // "box.className = 'pin'"
  if (type === 'AssignmentExpression') {
    const property = (left as { property?: { name?: unknown } }).property?.name
    return classNamesIn(right, property === 'className')
  }
  const named = type === 'JSXAttribute' ? name : type === 'Property' ? key : null
  const inside = isClass || (named as { name?: unknown } | null)?.name === 'className'
  return Object.values(node).flatMap((part) => classNamesIn(part, inside))
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)
