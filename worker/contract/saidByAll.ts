import { foldLetters } from './plainLetters.ts'

/** In the site's languages that write spaces. */
const WORDS = new Set(
  `vegan vegans vegane veganer veganes veganen vegano vegana veganos veganas vegani plantbased plant based friendly veganfriendly نباتي نباتية صرف
  végétalienne végétaliennes végane véganes cuisine küche cocina cucina cozinha
  food foods restaurant restaurants place places best the in at near nearby around me to eat
  essen restaurante lokal lokale die der besten beste bei nahe um von der meiner
  comida comer restaurantes lugar lugares el los mejores en cerca de mi
  nourriture manger adresse adresses vegetalien vegetaliens le la les meilleurs a dans pres moi
  cibo mangiare ristorante ristoranti locali i migliori vicino di
  os melhores em perto onde mim
  أفضل طعام مطعم مطاعم في قرب قريب قريبة مني
  ヴィーガン ビーガン レストラン`
    .split(/\s+/)
    .map(foldLetters),
)

/**
 * Whether a word beside others tells no more than that somebody looks for vegan food: all words of "vegan food in boston" but the
 * last. So does a dash.
 */
export function isSaidByAll(word: string): boolean {
  const key = foldLetters(word).replace(/[^\p{L}\p{N}]+/gu, '')
  return key === '' || WORDS.has(key)
}

/**
 * "thai" of "vegan thai food near me", nothing of "vegan food". A single word stays, whatever it says, as do signs alone.
 */
export function withoutSaidByAll(text: string): string {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length < 2 ? text : words.filter((word) => !isSaidByAll(word)).join(' ')
}
