import type { FilterName } from '../../contract/restaurants/filterNames.ts'

/** What people call facts in the site's languages. Between letters these words are parts of others. */
const NAMES: Readonly<Partial<Record<FilterName, RegExp>>> = {
  glutenFree:
    /(?<![\p{L}\p{N}])(?:gluten(?:[ -]?free)?|glutenfrei(?:e[rsn]?)?|sin gluten|sans gluten|senza glutine|sem gl[uú]ten|グルテンフリー)(?![\p{L}\p{N}])/iu,
  takeaway:
    /(?<![\p{L}\p{N}])(?:take[ -]?away|take[ -]?out|zum mitnehmen|para llevar|[àa] emporter|da asporto|para viagem|テイクアウト|持ち帰り)(?![\p{L}\p{N}])/iu,
  delivery:
    /(?<![\p{L}\p{N}])(?:delivery|lieferung|lieferdienst|livraison|entrega|consegna|[aà] domicilio|デリバリー|出前)(?![\p{L}\p{N}])/iu,
  outdoorSeating:
    /(?<![\p{L}\p{N}])(?:outdoor(?: seating)?|terrace|terrasse|terraza|terrazza|esplanada|テラス席?)(?![\p{L}\p{N}])/iu,
  wheelchair:
    /(?<![\p{L}\p{N}])(?:wheelchair(?: access(?:ible)?)?|rollstuhlgerecht|barrierefrei|silla de ruedas|fauteuil roulant|sedia a rotelle|cadeira de rodas|車椅子)(?![\p{L}\p{N}])/iu,
}
const facts = Object.entries(NAMES) as [FilterName, RegExp][]

interface NamedFacts {
  /** Facts that the text names, and by which words. */
  named: { name: FilterName; words: string }[]
  /** The other words. */
  rest: string
}

/** "chinese takeaway" as the fact "takeaway" and the rest "chinese". */
export function factsNamed(text: string): NamedFacts {
  let rest = text
  const named = facts.flatMap(([name, pattern]) => {
    const words = pattern.exec(rest)?.[0]
    if (words === undefined) return []
    rest = rest.replace(words, ' ').trim()
    return [{ name, words }]
  })
  return { named, rest }
}
