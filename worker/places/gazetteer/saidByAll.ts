import { foldName } from './foldName.ts'

/** In the site's languages that write spaces. */
const WORDS = new Set(
  `vegan vegans vegane veganer veganes veganen vegano vegana veganos veganas vegani نباتي صرف
  food foods restaurant restaurants place places the in at near around me to eat
  essen restaurante lokal lokale in bei nahe um
  comida comer restaurantes lugar lugares en cerca de
  nourriture manger adresse adresses a dans pres
  cibo mangiare ristorante ristoranti locali vicino di
  em perto onde
  طعام مطعم مطاعم في قرب`
    .split(/\s+/)
    .map(foldName),
)

/** Whether a word beside a place tells no more than that somebody looks for vegan food: all words of "vegan food in boston". */
export const isSaidByAll = (word: string): boolean => WORDS.has(foldName(word))
