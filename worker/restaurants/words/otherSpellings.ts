/** Folded words for the same food, as spellings and countries differ. */
const SAME_FOOD = [
  ['aubergine', 'eggplant'],
  ['banh mi', 'banhmi'],
  ['barbecue', 'barbeque', 'bbq'],
  ['chickpea', 'garbanzo'],
  ['chili', 'chilli'],
  ['cilantro', 'coriander'],
  ['courgette', 'zucchini'],
  ['doener', 'donair', 'doner', 'kabob', 'kebab', 'kebap'],
  ['donut', 'doughnut'],
  ['falafel', 'felafel'],
  ['hommus', 'houmous', 'hummus', 'humus'],
  ['hot dog', 'hotdog'],
  ['ice cream', 'icecream'],
  ['lasagna', 'lasagne'],
  ['omelet', 'omelette'],
  ['pad thai', 'padthai'],
  ['pad', 'phad'],
  ['pizza', 'pizzeria'],
  ['plant based', 'plantbased', 'vegan'],
  ['satay', 'sate'],
  ['schawarma', 'shawarma', 'shwarma'],
  ['soy', 'soya'],
  ['tempe', 'tempeh'],
  ['vegetarian', 'veggie'],
  ['yoghurt', 'yogurt'],
]

const others = new Map(
  SAME_FOOD.flatMap((same) => same.map((one) => [one, same.filter((other) => other !== one)])),
)

/** "doughnut" for "donut" and "donuts". */
export function sameFoodAs(word: string): readonly string[] {
  return [word, ...singularsOf(word)].flatMap((one) => others.get(one) ?? [])
}

/** What a folded word may be the plural of: "taco" of "tacos", "curry" of "curries", "sandwich" of "sandwiches". */
export function singularsOf(word: string): string[] {
  if (!/^[a-z]{3,}s$/.test(word) || /[siu]s$/.test(word)) return []
  const singular = word.slice(0, -1)
  if (singular.endsWith('ie')) return [singular, singular.replace(/ie$/, 'y')]
  return /(?:ch|sh|x|z|o)e$/.test(singular) ? [singular, singular.slice(0, -1)] : [singular]
}
