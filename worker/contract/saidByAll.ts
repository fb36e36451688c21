import { foldLetters } from './plainLetters.ts'

/** In the site's languages that write spaces. */
const WORDS = new Set(
  `vegan vegans vegane veganer veganes veganen vegano vegana veganos veganas vegani plantbased نباتي نباتية صرف
  végétalienne végétaliennes végane véganes cuisine küche cocina cucina cozinha
  food foods restaurant restaurants place places best the in at near nearby around to eat
  essen restaurante lokal lokale die der besten beste bei nahe um von der meiner
  comida comer restaurantes lugar lugares el los mejores en cerca de
  nourriture manger adresse adresses vegetalien vegetaliens le la les meilleurs a dans pres
  cibo mangiare ristorante ristoranti locali i migliori vicino di
  os melhores em perto onde
  أفضل طعام مطعم مطاعم في قرب قريب قريبة
  ヴィーガン ビーガン レストラン`
    .split(/\s+/)
    .map(foldLetters),
)

/** Words that say so only together: a dog friendly place is no vegan one, and a Plant Café is a name. */
const TOGETHER = /\bplant[ -]based\b|(?<=\b(?:vegan|vegetarian|veggie)[ -])friendly\b/giu
export const NEAR_ME =
  /^(?:近く|付近|周辺)の|\s?(?:near ?by|(?:near|around|close to) (?:me|here)|(?:my|current) location|(?:in|bei) (?:meiner|der) n(?:ä|ae?)he|in meiner umgebung|mein standort|(?:pr[eè]s|autour) de moi|[aà] proximit[eé]|ma position|cerca de m[ií]|mi ubicaci[oó]n|vicino a me|la mia posizione|(?:perto|pr[oó]ximo) de mim|minha localiza[cç][aã]o|قريبة? مني|بالقرب مني|موقعي|の?(?:近く|付近|周辺)|現在地)$/iu

/** What a text tells but that somebody looks for vegan food: "thai" of "vegan thai food near me", nothing of "vegan food". */
export function besideSaidByAll(text: string): string {
  const words = text.trim().replace(NEAR_ME, '').replace(TOGETHER, '').split(/\s+/)
  return words.filter((word) => !isSaidByAll(word)).join(' ')
}

/** A dash is said by all too. */
function isSaidByAll(word: string): boolean {
  const key = foldLetters(word).replace(/[^\p{L}\p{N}]+/gu, '')
  return key === '' || WORDS.has(key)
}

/** The same, but a single word stays, whatever it says, as do signs alone. */
export function withoutSaidByAll(text: string): string {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length < 2 ? text : besideSaidByAll(text)
}
