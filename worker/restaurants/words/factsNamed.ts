import type { FilterName } from '../../contract/restaurants/filterNames.ts'

/** What people call facts in the site's languages, apart from longer words. Japanese writes no spaces between words. */
const NAMES: Readonly<Partial<Record<FilterName, RegExp>>> = {
  glutenFree:
    /(?<![\p{Script=Latin}\p{Script=Arabic}\p{N}])(?:gluten(?:[ -]?free)?|glutenfrei(?:e[rsn]?)?|sin gluten|sans gluten|senza glutine|sem gl[uú]ten|(?:بلا|بدون|خالي? من) (?:ال)?[غج]لوتين|グルテンフリー)(?![\p{Script=Latin}\p{Script=Arabic}\p{N}])/iu,
  takeaway:
    /(?<![\p{Script=Latin}\p{Script=Arabic}\p{N}])(?:take[ -]?away|take[ -]?out|zum mitnehmen|para llevar|[àa] emporter|da asporto|para viagem|طلبات خارجية|سفري|テイクアウト|持ち帰り)(?![\p{Script=Latin}\p{Script=Arabic}\p{N}])/iu,
  delivery:
    /(?<![\p{Script=Latin}\p{Script=Arabic}\p{N}])(?:delivery|lieferung|lieferdienst|livraison|entrega|consegna|[aà] domicilio|(?:ال)?توصيل|デリバリー|出前)(?![\p{Script=Latin}\p{Script=Arabic}\p{N}])/iu,
  outdoorSeating:
    /(?<![\p{Script=Latin}\p{Script=Arabic}\p{N}])(?:outdoor(?: seating)?|terrace|terrasse|terraza|terrazza|esplanada|جلسات خارجية|テラス席?)(?![\p{Script=Latin}\p{Script=Arabic}\p{N}])/iu,
  wheelchair:
    /(?<![\p{Script=Latin}\p{Script=Arabic}\p{N}])(?:wheelchair(?: access(?:ible)?)?|rollstuhlgerecht|barrierefrei|silla de ruedas|fauteuil roulant|sedia a rotelle|cadeira de rodas|(?:ال)?كرسي (?:ال)?متحرك|車いす|車椅子)(?![\p{Script=Latin}\p{Script=Arabic}\p{N}])/iu,
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
    rest = rest.replace(pattern, ' ').trim()
    return [{ name, words }]
  })
  // "takeaway!" has no other words.
  return { named, rest: named.length > 0 && !/[\p{L}\p{N}]/u.test(rest) ? '' : rest }
}
