import { t } from '../../../languages/t.ts'
import { editDistance } from '../editDistance.ts'
import { foldLetters } from '../plainLetters.ts'
import { withoutSaidByAll } from '../saidByAll.ts'
import { CUISINE_NAMES } from './cuisineNames.ts'

/** With fewer letters almost any word could be meant. */
const SHORTEST = 4
/** With two edits, "chickpea" could mean chicken and "Iranian" Italian. */
const MOST_EDITS = 1
/** What every language calls alike or nearly so. */
const DISHES =
  `Açaí, Arancini, Baba Ganoush, Banh Mi, Bibimbap, Biryani, Bruschetta, Cappuccino, Cheesecake, Churros, Couscous,
Croissant, Dim Sum, Döner, Edamame, Empanada, Enchilada, Fajita, Focaccia, Gnocchi, Guacamole, Gyoza, Gyros, Hummus, Injera, Jackfruit,
Kimchi, Kombucha, Laksa, Lasagna, Matcha, Mezze, Mochi, Moussaka, Nachos, Okonomiyaki, Onigiri, Pad Thai, Paella, Pakora, Panini, Pide,
Pierogi, Poutine, Quesadilla, Quinoa, Ravioli, Rendang, Risotto, Samosa, Schnitzel, Seitan, Shakshuka, Shawarma, Spaghetti,
Spring Roll, Tempeh, Tempura, Teriyaki, Thali, Tiramisu, Tofu, Tom Yum, Tortilla, Udon, Wonton`.split(
    /,\s/,
  )
/** What is spelt right, though such a name is one letter away. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['green', 'javanese'])

/**
 * The name of a cuisine or dish that a text is or nearly is, as "Pad Thai" for "vegan pad tai near me", in the language of the page;
 * null for other words.
 */
export function foodMeant(text: string): { name: string; isSpeltSo: boolean } | null {
  const typed = withoutSaidByAll(foldLetters(text).trim())
  if (typed.length < SHORTEST || OTHER_WORDS.has(typed)) return null
  const right = [typed, typed.replace(/s$/, '')]
  const [best] = [...Array.from(CUISINE_NAMES, (id) => t(id)), ...DISHES]
    .map((name) => ({ name, plain: foldLetters(name) }))
    // Hardly anybody mistypes the first letter: sake is no cake.
    .filter(({ plain }) => plain.startsWith(typed.charAt(0)))
    .map(({ name, plain }) => {
      return { name, edits: right.includes(plain) ? 0 : editDistance(typed, plain, MOST_EDITS) }
    })
    .filter(({ edits }) => edits <= MOST_EDITS)
    .sort((a, b) => a.edits - b.edits)
  return best === undefined ? null : { name: best.name, isSpeltSo: best.edits === 0 }
}
