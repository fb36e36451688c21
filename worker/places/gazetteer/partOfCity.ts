import { foldLetters } from '../../contract/plainLetters.ts'

/** In the site's languages. */
const PARTS = new Set(
  `central centre center city downtown town inner old new north south east west station airport
  hbf hb hauptbahnhof bahnhof zentrum innenstadt stadtmitte altstadt flughafen bezirk nord süd ost
  gare aéroport ville vieille arrondissement centro histórico casco viejo estación aeropuerto barrio ciudad
  stazione aeroporto storico città cidade estação وسط مدينة محطة مطار
  駅 駅前 市内 空港`
    .split(/\s+/)
    .map(foldLetters),
)

/** Whether a word beside a city only says which part of it: "downtown", "Hauptbahnhof", "11e". No restaurant is searched by it. */
export function isPartOfCity(word: string): boolean {
  return PARTS.has(foldLetters(word)) || /^\d{1,2}(?:\.|e|er|[eè]me|st|nd|rd|th)?$/i.test(word)
}
