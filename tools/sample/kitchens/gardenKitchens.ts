import { ALWAYS_VEGAN, type Kitchen } from './kitchen.ts'

const garden: Kitchen = {
  cuisine: ['contemporary', 'fine-dining'],
  hours: 'evening',
  diets: ALWAYS_VEGAN,
  names: `
    Fern & Fable
    Understory
    The Green Hour
    Root Cellar
    Wildwood Supper Club
    Thistledown
    Meadowlark
    Nettle & Nightshade
    Solstice Garden
    Salt Marsh
    Chanterelle Row
    Humble Turnip
    Ninebark
    The Potting Shed
    Loam
    Evergreen Parlor
  `,
  sections: {
    'To begin': `
      Charred leek and hazelnut | 14 | Ash oil, smoked almond cream, chervil.
      Beet tartare | 15 | Capers, shallot, mustard ice, rye crisp.
      Sunchoke soup | 12 | Pear, toasted hazelnut crumbs, thyme oil.
      Heirloom tomato and peach | 14 | Basil seed, cultured cashew, tomato water.
      Cultured nut cheese board | 19 | Four nut cheeses aged in our cellar, quince, seeded crackers. Vegan.
    `,
    'The main part': `
      Celeriac Wellington | 27 | Salt-baked celeriac, mushroom duxelles, spinach, roast walnuts.
      King oyster scallops | 25 | Seared, corn purée, succotash, preserved lemon.
      Hen-of-the-woods steak | 26 | Charcoal-roasted mushroom, vegan green peppercorn sauce, pressed potato.
      Spring pea agnolotti | 23 | Vegan: handmade, mint, lemon, pea-shoot salad.
      Roasted cauliflower, golden raisin | 22 | Almond purée, capers, curry oil.
      Koji carrots and black lentils | 22 | Slow-roasted, vegan carrot-top pesto, puffed grains.
      Cashew and porcini risotto | 23 | Vegan: Carnaroli rice, porcini, aged cashew.
      Smoked eggplant schnitzel | 22 | Warm vegan potato salad, dill, cucumber, lemon.
    `,
    'To finish': `
      Chocolate and olive oil torte | 12 | Vegan: blood orange, sea salt, oat cream.
      Poached quince | 11 | Bay leaf and coconut sorbet, almond crumble. Vegan.
      Coconut panna cotta | 11 | Vegan, agar-set, passion fruit, sesame snap.
    `,
  },
  drinks: `
    House kombucha | 6
    Orange wine by the glass | 13
    Pine and grapefruit spritz | 9
  `,
}

const comfort: Kitchen = {
  cuisine: ['comfort-food', 'american'],
  hours: 'allDay',
  diets: ALWAYS_VEGAN,
  names: `
    Kind Acre
    Good Neighbor Kitchen
    Juniper & June
    The Peaceful Plate
    Marigold Works
    Lentil & Lark
    Big Heart Canteen
    Clementine's Vegan Table
    Open Gate Kitchen
    Sweet Pea Social
    Harvest Moon Canteen
    The Gentle Spoon
    All Day Garden
  `,
  sections: {
    Favourites: `
      Nashville-hot seitan sandwich | 15 | Crunchy, fiery, with pickles and slaw on vegan brioche.
      Mac and greens | 14 | Cashew cheddar, garlicky kale, smoked breadcrumbs.
      Crispy tofu nuggets | 10 | Nine, with barbecue sauce and vegan ranch.
      Lentil bolognese | 15 | Red wine, rosemary, rigatoni, almond parmesan.
      Buddha bowl | 14 | Brown rice, miso greens, sesame carrots, avocado, edamame.
      Mushroom stroganoff | 16 | Dill, oat cream, wide noodles.
      Loaded nachos | 13 | Queso of cashew and potato, black beans, pico, jalapeños.
      Chili and cornbread | 13 | Three beans, dark chocolate, smoky chipotle, vegan cornbread.
      Seitan Sunday roast | 19 | Vegan: stuffed seitan roll, roast potatoes, parsnips, gravy. Only on Sundays.
      Chimichurri cauliflower steak | 16 | White beans, charred lemon.
    `,
    'Sweet ending': `
      Chocolate chip skillet cookie | 9 | Vegan, warm, with oat vanilla.
      Strawberry shortcake | 8 | Vegan: biscuit, berries, coconut whip.
      Key lime pie | 8 | Vegan: avocado, lime, graham crust.
    `,
  },
  drinks: `
    Lavender lemonade | 5
    Maple oat latte | 5
    Session IPA | 7
  `,
}

export const GARDEN_KITCHENS: readonly Kitchen[] = [garden, comfort]
