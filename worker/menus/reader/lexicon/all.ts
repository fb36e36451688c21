import { DAIRY } from './animal/dairy.ts'
import { EGGS_AND_MORE } from './animal/eggsAndMore.ts'
import { FISH } from './animal/fish.ts'
import { MEAT } from './animal/meat.ts'
import type { PairList, WordList } from './entry.ts'
import { HIDDEN_BY_NAME } from './hidden/byName.ts'
import { HIDDEN_DISHES } from './hidden/dishes.ts'
import { HIDDEN_BASICS } from './hidden/sauces.ts'
import { SOMETIMES } from './hidden/sometimes.ts'
import { WORLD_DISHES } from './hidden/world.ts'
import { WORLD_MAYBES } from './hidden/worldMaybes.ts'
import { CONNECTIVES } from './plain/connectives.ts'
import { DISH_WORDS } from './plain/dishWords.ts'
import { FANCIES } from './plain/fancies.ts'
import { NEUTRAL } from './plain/neutral.ts'
import { TALK } from './plain/talk.ts'
import { PLANT_DISHES } from './plants/dishes.ts'
import { DRINKS } from './plants/drinks.ts'
import { FORM_PAIRS } from './plants/forms.ts'
import { FRUITS_AND_NUTS } from './plants/fruitsAndNuts.ts'
import { GRAINS_AND_BREADS } from './plants/grainsAndBreads.ts'
import { HEARTY, MOCK_DAIRY, PLANT_MILKS } from './plants/hearty.ts'
import { MORE_PLANTS } from './plants/more.ts'
import { PLANT_PAIRS } from './plants/pairs.ts'
import { SEASONINGS } from './plants/seasonings.ts'
import { TELLING } from './plants/telling.ts'
import { VEGETABLES } from './plants/vegetables.ts'

/** All that Sprig knows of food. A phrase stands in one list only; a test sees to it. */
export const WORDS: readonly WordList[] = [
  ...CONNECTIVES,
  ...HIDDEN_BY_NAME,
  ...HIDDEN_DISHES,
  ...HIDDEN_BASICS,
  ...SOMETIMES,
  ...WORLD_DISHES,
  ...WORLD_MAYBES,
  ...MEAT,
  ...FISH,
  ...DAIRY,
  ...EGGS_AND_MORE,
  ...MORE_PLANTS,
  ...TELLING,
  ...HEARTY,
  ...MOCK_DAIRY,
  ...PLANT_MILKS,
  ...PLANT_DISHES,
  ...VEGETABLES,
  ...FRUITS_AND_NUTS,
  ...GRAINS_AND_BREADS,
  ...SEASONINGS,
  ...DRINKS,
  ...DISH_WORDS,
  ...NEUTRAL,
  ...TALK,
  ...FANCIES,
]

export const PAIRS: readonly PairList[] = [...PLANT_PAIRS, ...FORM_PAIRS]
