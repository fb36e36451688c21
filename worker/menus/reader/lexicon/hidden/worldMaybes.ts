import type { WordList } from '../entry.ts'

/** World dishes that hold animal food as often as not. */
export const WORLD_MAYBES: readonly WordList[] = [
  {
    role: 'maybe',
    source: 'meat',
    holds: 'meat',
    words: `
      kuru fasulye, guvec, lablabi, zereshk polow, zereshk polo, adas polow, adas polo,
      shorbat freekeh, kartoffelgulasch, erdapfelgulasch, bohnengulasch, krautfleckerl,
      erdapfelsalat, frittatensuppe, nudelsuppe, backerbsensuppe, flädlesuppe, prebranac, bob
      chorba, lobiani, fish fragrant eggplant, fish flavored eggplant, fish fragrant
      aubergine, yu xiang eggplant, yuxiang eggplant, malatang, ma la tang, suan la fen, tacu
      tacu, couve a mineira, farofa, monggo, munggo, ginisang monggo, okra soup, bolani, pasta
      e fagioli, pasta fagioli, pasta e patate, pasta e piselli, loobia polo, lubia polo, pasteles, habas a la
      catalana`,
  },
  {
    role: 'maybe',
    source: 'fish',
    holds: 'fish or shrimp',
    words: `
      moi moi, moin moin, waakye, scallion oil noodles, scallion noodles, cong you ban mian,
      cong you mian, you po mian, hijiki salad, namasu, xo`,
  },
  {
    role: 'maybe',
    source: 'egg',
    needs: 'noodle',
    holds: 'egg noodles or oyster sauce',
    words: `
      vegetable lo mein, veggie lo mein, veg lo mein, mixed vegetable lo mein, vegetable chow
      mein, veggie chow mein, veg chow mein`,
  },
  {
    role: 'maybe',
    source: 'meat',
    needs: 'fat',
    holds: 'minced meat',
    inDescription: 'plant',
    words: 'dolma, dolmeh, tolma',
  },
  {
    role: 'maybe',
    source: 'dairy',
    needs: 'fat',
    holds: 'butter',
    inDescription: 'plant',
    words: 'succotash',
  },
  { role: 'maybe', source: 'dairy', needs: 'milk', holds: 'dairy', words: 'ciorba' },
  { role: 'maybe', source: 'egg', holds: 'egg', inDescription: 'neutral', words: 'flip' },
  // Of those that are filled without meat the Greeks and Turks say that they are cooked in oil.
  {
    role: 'maybe',
    source: 'meat',
    needs: 'fat',
    holds: 'minced meat',
    words: 'gemista, yemista, sarma, mahshi, mehshi, kousa mahshi, pumpkin samsa',
  },
  {
    role: 'maybe',
    source: 'egg',
    needs: 'scramble',
    holds: 'egg or fish cake',
    words: 'kimbap, gimbap, kimbab',
  },
  {
    role: 'maybe',
    source: 'egg',
    needs: 'batter',
    holds: 'egg or buttermilk',
    words: `
      fried green tomatoes, fried okra, blooming onion,
      bloomin onion, onion straws, polpette di melanzane, gebackene champignons, gebackener
      karfiol, gebackene zucchini, gebackenes gemuse, panierte champignons, whiskey sour,
      whisky sour, amaretto sour, new york sour`,
  },
  {
    role: 'maybe',
    source: 'dairy',
    needs: 'milk',
    holds: 'yogurt',
    words: 'dhokla, khaman, khaman dhokla, handvo, avial, aviyal, tahdig',
  },
  {
    role: 'maybe',
    source: 'dairy',
    needs: 'fat',
    holds: 'butter',
    words: `
      dal bhat, dal bhat tarkari, harvard beets, yale beets, candied yams, candied sweet
      potatoes, sarson ka saag, neeps and tatties, cholar dal`,
  },
  {
    role: 'maybe',
    source: 'dairy',
    needs: 'cheese',
    holds: 'cheese',
    words: `
      stuffed mushrooms, stuffed artichoke, melanzane ripiene, zucchine ripiene, peperoni
      ripieni, pomodori ripieni, funghi ripieni, gefullte champignons, champignons farcis`,
  },
  {
    role: 'maybe',
    source: 'other',
    holds: 'gelatine',
    inDescription: 'plant',
    words: 'jelly',
  },
  {
    role: 'maybe',
    source: 'dairy',
    needs: 'cheese',
    holds: 'cheese',
    inDescription: 'plant',
    words: 'fiori di zucca',
  },
  {
    role: 'maybe',
    source: 'egg',
    needs: 'fat',
    holds: 'egg or buttermilk',
    words: 'fried mushrooms, fried zucchini',
  },
  {
    role: 'maybe',
    source: 'fish',
    needs: 'sauce',
    holds: 'fish or shrimp',
    words: 'vegetable yakisoba, veggie yakisoba',
  },
  { role: 'maybe', source: 'meat', needs: 'core', holds: 'ham', words: 'menestra' },
  {
    role: 'maybe',
    source: 'fish',
    holds: 'crab or salt fish',
    inDescription: 'plant',
    words: 'callaloo',
  },
  {
    role: 'maybe',
    source: 'dairy',
    needs: 'cheese',
    holds: 'pesto with cheese',
    words: 'minestrone alla genovese',
  },
  // What houses call their sandwiches and platters of meat.
  {
    role: 'maybe',
    source: 'meat',
    needs: 'core',
    holds: 'meat',
    inDescription: 'neutral',
    words: `
      elvis, the elvis, gatsby, the gatsby, the cuban, the hawaiian, the italian, the butcher,
      the lumberjack, lumberjack, the hunter, the pilgrim, pilgrim, the captain, the sailor, the
      skipper, the hangover, hangover, cowgirl, campfire, homesteader, santa fe`,
  },
  {
    role: 'maybe',
    source: 'dairy',
    holds: 'dairy',
    inDescription: 'neutral',
    words: 'hummingbird, blizzard',
  },
  // Leaves around rice or around minced meat: the description tells.
  {
    role: 'bare',
    words: `
      glazed carrots, stuffed eggplant, stuffed aubergine, stuffed zucchini, stuffed tomatoes,
      groundnut soup, groundnut stew, peanut soup, pisto, pisto manchego, gin fizz, kenchinjiru,
      vegetable gimbap, veggie gimbap`,
  },
  // Vietnamese for the food of monks; the description tells.
  { role: 'dish', words: 'chay' },
  { role: 'plant', gives: ['filling'], words: 'gaspacho, gaspacho andalou' },
  { role: 'plant', gives: ['sauce'], words: 'vegan sauce, vegan yakisoba sauce' },
  { role: 'plant', gives: ['core'], words: 'mapo tofu with shiitake, mapo tofu with mushrooms' },
  {
    role: 'plant',
    words: `
      espinacas a la catalana, acai jelly, hennessy, hennessy xo, remy martin xo, martell xo,
      courvoisier xo, cognac xo, xo cognac`,
  },
]
