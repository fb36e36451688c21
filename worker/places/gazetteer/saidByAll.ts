import { foldName } from './foldName.ts'

/** In the site's languages that write spaces. */
const WORDS = new Set(
  `vegan vegans vegane veganer veganes veganen vegano vegana veganos veganas vegani plant-based نباتي صرف
  food foods restaurant restaurants place places best the in at near around me to eat
  essen restaurante lokal lokale die der besten beste bei nahe um von
  comida comer restaurantes lugar lugares el los mejores en cerca de
  nourriture manger adresse adresses végétalien végétaliens le la les meilleurs a dans pres
  cibo mangiare ristorante ristoranti locali i migliori vicino di
  os melhores em perto onde
  أفضل طعام مطعم مطاعم في قرب`
    .split(/\s+/)
    .map(foldName),
)

/**
 * Whether a word beside a place tells no more than that somebody looks for vegan food: all words of "vegan food in boston". So does
 * a dash.
 */
export function isSaidByAll(word: string): boolean {
  const key = foldName(word)
  return key === '' || WORDS.has(key)
}
