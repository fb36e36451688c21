import { type Kitchen, SELDOM_VEGAN, USUAL } from './kitchen.ts'

const burgers: Kitchen = {
  cuisine: ['burger', 'american', 'fries'],
  hours: 'late',
  diets: USUAL,
  names: `
    Copper Griddle
    Patty & Pickle
    Ninth Street Burger Works
    Smokestack Burgers
    Little Ember
    The Tall Stack
    Half Moon Burgers
    Rye Hill Grill
    Sesame & Smoke
    Corner Flame
    Hollis Burger Bar
    Field Day Burgers = vegan
    Lucky Radish Burgers
    Malt & Mustard
  `,
  sections: {
    Burgers: `
      Smoked beet burger | 15 | Beet and black lentil patty, cashew cheese, pickled red onion and horseradish cashew cream on a potato bun.
      Double vegan smash | 16 | Two crisp-edged vegan pea-protein patties, melted cashew cheddar, shredded lettuce and house sauce.
      Crispy oyster mushroom burger | 16.5 | Fried mushroom cluster in a soy-milk batter, dill pickles, slaw and hot maple glaze. All vegan.
      Black bean chipotle burger | 14 | Charred corn in the patty, avocado, vegan lime mayo and a handful of tortilla strips.
      Hazelnut and barley burger | 15.5 | Roasted hazelnut and barley patty, caramelized shallots, mustard greens and tarragon aioli. All vegan.
      Chickpea crunch | 13.5 | Cornflake-crusted chickpea patty with sweet pickles and garlic sauce.
    `,
    'From the fryer': `
      Rosemary fries | 6 | Hand-cut, double-fried, with malt vinegar salt and vegan garlic aioli.
      Loaded chili fries | 11 | Three-bean chili, scallions, pickled jalapeños and oat sour cream.
      Buttermilk-style cauliflower | 10 | Crunchy florets in soy-milk batter, tossed in Nashville-hot oil, with vegan ranch for dipping.
      Onion petals | 7.5 | Sweet onion in rice-flour batter, smoked paprika dip.
    `,
    Shakes: `
      Salted date shake | 8 | Oat soft serve, Medjool dates, sea salt.
      Malted chocolate shake | 8 | Thick, dark and topped with coconut whip.
    `,
  },
  drinks: `
    House root beer | 4
    Sparkling sour cherry | 4.5
    Local lager | 7
  `,
}

const diner: Kitchen = {
  cuisine: ['diner', 'american', 'breakfast'],
  hours: 'day',
  diets: USUAL,
  names: `
    Blue Enamel Diner
    The Second Cup Diner
    Marlowe's Counter
    Sunny Acre
    Nightingale Diner
    Percy's Lunchroom
    The Yellow Booth
    Station Road Diner
    Hotcake Social
    Old Orchard Grill
    Winnie's
    Chrome & Clover
    The Early Table
  `,
  sections: {
    'All-day breakfast': `
      Blueberry oat-milk pancakes | 13 | Three tall vegan pancakes, wild blueberries folded in, maple syrup and whipped coconut oil.
      Tofu scramble plate | 14 | Soft scramble with turmeric and chives, home fries, rye toast and grilled tomato.
      Sweet potato hash | 13.5 | Crisp sweet potato, smoky tempeh, peppers and avocado under a warm cashew sauce.
      Cinnamon French toast | 12.5 | Thick egg-free bread in vanilla oat milk, roasted apples, pecan crumble. Vegan.
      Vegan biscuits and mushroom gravy | 12 | Two flaky biscuits, black-pepper mushroom gravy, braised greens.
      Breakfast burrito | 12 | Scrambled tofu, black beans, potato and salsa roja in a griddled flour tortilla.
    `,
    'Blue plates': `
      Reuben on rye | 14.5 | Peppered seitan, sauerkraut, vegan Russian dressing and melted cashew cheese.
      Chick'n pot pie | 16 | Vegan: soy curls, peas and leeks in oat-milk sauce under a golden crust.
      Lentil meatloaf | 15 | Tomato-glazed, with olive-oil mashed potatoes, green beans and onion gravy. Vegan.
      Grilled cheese and tomato soup | 12.5 | Sourdough, two house cashew cheeses, a mug of roasted tomato soup.
      Vegan mac and cheese | 13 | Cashew-butternut sauce, toasted breadcrumbs, sharp and silky.
    `,
    'Pie case': `
      Sour cherry pie | 7 | Vegan: lattice top, crust of vegetable shortening, a scoop of oat vanilla.
      Coconut chocolate pie | 7 | Vegan: silky coconut-chocolate filling on a cookie crust.
    `,
  },
  drinks: `
    Bottomless drip coffee | 3.5
    Fresh orange juice | 5
    Oat milk hot chocolate | 4.5
  `,
}

const southern: Kitchen = {
  cuisine: ['southern', 'soul-food', 'barbecue'],
  hours: 'evening',
  diets: USUAL,
  names: `
    Magnolia & Salt
    Aunt Odessa's Table
    Okra House
    Hickory Post
    Sweet Julep Kitchen
    The Collard Room
    Pecan Street Smokehouse
    Red Clay Supper
    Delphine's
    Cornmeal & Cane
    Low Country Lantern
    Miss Ruby's Plate
  `,
  sections: {
    'To share': `
      Hush puppies | 8 | Corn and scallion fritters with peach-habanero jam. Vegan.
      Fried green tomatoes | 10 | Cornmeal crust, vegan remoulade, pickled okra.
      Skillet cornbread | 7 | Vegan, baked to order in cast iron, with sorghum syrup.
    `,
    Plates: `
      Jackfruit pulled barbecue | 16 | Hickory-smoked jackfruit, mustard sauce, slaw and white bread.
      Gumbo z'herbes | 15 | Vegan: nine greens, dark roux, smoked mushrooms and Carolina rice.
      Southern fried mushrooms | 17 | Oyster mushrooms in seasoned flour, hot agave, vegan waffle.
      Red beans and rice | 13 | Slow-cooked with bay and smoky Cajun-spiced seitan, scallions on top. Vegan.
      Hoppin' John | 13 | Vegan: black-eyed peas, rice, sweet peppers, stewed tomatoes.
      Blackened tofu étouffée | 16 | Silky Creole gravy, celery, peppers and a lemon wedge. Vegan.
    `,
    Sides: `
      Collard greens | 6 | Braised with smoked paprika and cider vinegar.
      Candied yams | 6 | Orange zest, brown sugar, toasted pecans.
      Baked cashew mac | 7 | Vegan: crusty on top, soft beneath, all cashew and oat milk.
    `,
    Dessert: `
      Peach cobbler | 8 | Vegan, warm, biscuit-topped, with coconut sorbet.
      Banana pudding | 7.5 | Vegan: vanilla wafers, oat custard, torched aquafaba.
    `,
  },
  drinks: `
    Sweet tea | 3.5
    Hibiscus lemonade | 4.5
    Bourbon smash | 12
  `,
}

const pub: Kitchen = {
  cuisine: ['pub', 'american', 'sandwich'],
  hours: 'late',
  diets: SELDOM_VEGAN,
  names: `
    The Lamplighter's Rest
    Barley & Brine
    The Quiet Heron
    Foxglove Tap
    O'Hanlon's Garden
    The Tin Whistle Taproom
    Slate & Hops
    Hobbler's Gate
    Anchor Yard Brewing
    The Crooked Oar
    Thistle & Rook
    The Merry Badger
  `,
  sections: {
    'Bar snacks': `
      Pretzel and stout dip | 11 | Warm soft pretzel, a dip of cashews and stout, grain mustard.
      Buffalo cauliflower | 12 | Fried crisp, tossed in cayenne oil, with celery and vegan ranch.
      Smoked almond nuts and olives | 6 | Warm from the oven, with rosemary.
    `,
    Mains: `
      Mushroom and ale pie | 18 | Vegan: chestnut mushrooms, pearl onions and porter in a shortcrust, with olive-oil mash and peas.
      Beer-battered tofu and chips | 17 | Nori-wrapped tofu, thick chips, mushy peas and vegan tartar sauce.
      Vegan bangers and mash | 16 | Sage and apple seitan sausages, onion gravy, olive-oil mash and cabbage.
      Shepherd's pie | 16 | Vegan: green lentils and root vegetables beneath browned olive-oil potato.
      Grilled portobello sandwich | 15 | Balsamic-roasted, with arugula and white bean spread on ciabatta.
      Harvest grain bowl | 14 | Farro, roasted squash, cranberries, kale and a cider dressing.
    `,
    'Something sweet': `
      Sticky toffee pudding | 9 | Vegan: date sponge, warm toffee sauce, oat custard.
      Stout brownie | 8 | Vegan, dark and fudgy, with coconut sorbet.
    `,
  },
  drinks: `
    House pale ale | 7
    Dry cider | 8
    Ginger shrub and soda | 5
  `,
}

export const AMERICAN_TABLE: readonly Kitchen[] = [burgers, diner, southern, pub]
