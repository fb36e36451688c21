import type { Need } from '../../../languages/entry.ts'
import { WATER } from '../dough.ts'

/** What a text can say of how a dish is made. */
export type ExplicitIngredient =
  | 'oil'
  | 'milk'
  /** Cheese or cream of nuts, made for those who eat no milk: coconut milk is taken for its taste. */
  | 'cheese'
  /** Nothing but milk, butter or cheese is replaced or left out. */
  | 'dairy'
  | 'tomato'
  | 'broth'
  /** Beans and what else feeds without meat in rice, pasta or a filling. */
  | 'pulse'
  /** What a curry or a mash is made of and needs no cream for. */
  | 'dal'
  /** What a soup is made of without a stock. */
  | 'chickpea'
  | 'tofu'
  | 'spice'
  | 'nut'
  | 'peanut'
  | 'avocado'
  | 'wrapper'
  | 'sharp'
  | 'vegetable'
  | 'glaze'
  | 'herb'

/** ExplicitIngredient by a word's gift: what it can stand in for. */
export const EXPLICIT_BY_GIFT: Readonly<Partial<Record<Need, ExplicitIngredient>>> = {
  fat: 'oil',
  broth: 'broth',
  milk: 'milk',
  cheese: 'cheese',
  noodle: 'wrapper',
  pastry: 'wrapper',
  batter: 'wrapper',
}

/**
 * ExplicitIngredient by the words of a segment, as printed. Palm oil does not count: where it is used there is fish in the pot. Minestrone and
 * gazpacho are made in oil by their recipe.
 */
export const EXPLICIT_BY_WORDS: readonly (readonly [ExplicitIngredient, RegExp])[] = [
  [
    'oil',
    /\b(?:olive|sesame|vegetable|sunflower) oil\b|\p{L}öl(?!\p{L})|(?<!\p{L})öl(?!\p{L})|\b(?:huile|aceite|olio)\b|ga[sz]pacho|minestrone/iu,
  ],
  // What is cooked in water is not cooked in stock.
  ['oil', WATER],
  ['oil', /\b(?:azeite|oliwa|oliwą|oliwy|olijfolie)\b/iu],
  ['milk', /coconut(?! rice)|kokos|\bcocc?o\b/iu],
  ['tomato', /toma(?:t|at)|pomodor|pomidor|marinara|passata|\bsalsa roja\b/iu],
  ['broth', /\b(?:vegetable|veggie|mushroom|miso|tomato) (?:broth|stock)\b|gemüsebrühe/iu],
  [
    'broth',
    /\b(?:caldo (?:vegetal|de (?:verduras|legumes))|brodo vegetale|bouillon de légumes)\b/iu,
  ],
  ['broth', /groentebouillon|bulion(?:ie)? warzywny/iu],
  [
    'dal',
    /chick ?pea|garbanzo|chana|chole|kichererbse|pois chiche|lentil|linse|\bdaa?l\b|hummus|houmous|falafel|kidney|rajma|split pea/iu,
  ],
  [
    'dal',
    /\bceci\b|lentej|lentill|lentilha|lenticchi|linzen|kikkererwt|soczewic|ciecierzyc|\bgrão\b/iu,
  ],
  ['chickpea', /pois chiche|\bceci\b|kikkererwt|ciecierzyc|\bgrão\b/iu],
  ['chickpea', /chick ?pea|garbanzo|kichererbse|pois chiche/iu],
  [
    'pulse',
    /\b(?:beans?|bohnen?|ceci|dal|quinoa|jud[ií]as?(?! verdes)|frijol(?:es)?)\b|chick ?pea|lentil|tofu/iu,
  ],
  ['pulse', /fagioli|haricots (?:rouges|blancs|noirs)|feijão|fasol|lenticchi|lentej|soczewic/iu],
  ['tofu', /tofu|soyrizo|edamame|\bsoy (?:chorizo|protein|crumbles?)\b/iu],
  [
    'spice',
    /cumin|ginger|turmeric|coriander|(?:cilantro|lemon|lime)(?! rice)|masala|curry lea|harissa|berbere|miso|kreuzkümmel|ingwer|zitrone/iu,
  ],
  [
    'spice',
    /komijn|comino|cominho|kuminem|\bkumin\b|gember|jengibre|gengibre|gingembre|zenzero|imbir|kurkum|c[úu]rcuma/iu,
  ],
  [
    'spice',
    /koriander|coriandre|coriandolo|kolendr|coentro|\blim[óo]n\b|citron|citroen|limão|cytryn/iu,
  ],
  [
    'nut',
    /nüsse|\bnoix\b|nueces|\bnoci\b|\bnoten\b|orzech|cacahu|arachid|almendra|mandorl|sésam|sesam/iu,
  ],
  ['nut', /\b(?:pea|wal|hazel)?nuts?\b|almond|cashew|pecan|pistachio|sesame|tahini/iu],
  [
    'nut',
    /(?:pumpkin|sunflower) seed|kürbiskern|graines de|semi di (?:zucca|girasole)|\bpipas\b|pestk|pompoenpit|sementes de/iu,
  ],
  ['peanut', /peanut|groundnut|erdnuss/iu],
  ['avocado', /avocado|guac|aguacate|avocat|abacate|awokado/iu],
  [
    'wrapper',
    /\b(?:wheat|rice|glass|soba|udon|buckwheat) ?(?:noodles?|flour|wrappers?)\b|(?:reis|glas)nudel|vermicelli|\b(?:soba|udon)\b/iu,
  ],
  [
    'wrapper',
    /\brice paper\b|scallion pancake|\bmasa\b|ciabatta|whole ?(?:grain|wheat|meal) bun|corn tortilla|\bsam(?:o|bu)sas?\b/iu,
  ],
  [
    'vegetable',
    /\bveg(?:gie|etable)?s?\b|mushroom|gemüse|verdur|légume|legumes|groente|warzyw|yasai/iu,
  ],
  ['herb', /garlic|\b(?:aglio|basil|parsley|prezzemolo|basilico|rosemary)\b/iu],
  ['sharp', /vinegar|vinaigre|essig|vinagre|\baceto\b|azijn|\bocet|octem/iu],
  ['glaze', /maple|agave|soy|teriyaki|balsamic|miso|orange|molasses/iu],
]
