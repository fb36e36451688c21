import { type Kitchen, OFTEN_VEGAN } from './kitchen.ts'

const cafe: Kitchen = {
  cuisine: ['cafe', 'coffee', 'brunch'],
  hours: 'day',
  diets: { vegan: 22, vegetarian: 26, options: 42, unconfirmed: 10 },
  names: `
    Sparrow & Saucer
    Morning Ledger
    Café Ondine
    The Window Seat
    Oat & Anchor
    Papermill Coffee
    Little Hours
    Wren Street Coffee
    Kestrel & Cream
    Slow Tuesday
    The Glasshouse Café
    Kettle & Kin
    Bluebell Coffee Rooms
    North Light Café
    Amaro & Oat
  `,
  sections: {
    Kitchen: `
      Avocado toast | 11 | Seeded sourdough, lemon, chili, radish and dukkah.
      Overnight oats | 8 | Oats in almond milk, seasonal compote, toasted coconut.
      Breakfast sandwich | 10 | Vegan: folded tofu "egg", maple tempeh, greens and spicy mayo on an English muffin.
      Mushrooms on toast | 12 | Garlic, thyme, cashew ricotta, chives.
      Carrot lox bagel | 11.5 | Smoked carrot, dill cashew spread, capers and red onion.
      Savory porridge | 10 | Congee-style oats with ginger greens and chili crisp.
      Roasted tomato shakshuka | 13 | Chickpeas and tofu in pepper sauce, grilled flatbread. Vegan.
      Chia pudding | 8 | Coconut, mango, lime zest.
      Soup of the day | 8 | Always vegan, always with bread.
    `,
    'On the counter': `
      Olive oil banana bread | 4.5 | Vegan: walnuts, dark chocolate, thickly cut.
      Blueberry lemon scone | 4.5 | Vegan, crumbly and tender, made with coconut oil.
      Peanut butter cookie | 3.5 | Vegan, crackled top, flaky salt.
    `,
  },
  drinks: `
    Oat flat white | 5
    Cold brew | 4.5
    Turmeric latte | 5.5
  `,
}

const bakery: Kitchen = {
  cuisine: ['bakery', 'dessert', 'coffee'],
  hours: 'day',
  diets: OFTEN_VEGAN,
  names: `
    Marzipan Lane
    Rye & Reverie
    The Proving Drawer
    Golden Crumb Bakehouse
    Pâtisserie Clémentine
    Poppyseed & Plum
    Juniper Loaf
    Honest Flour
    The Currant Bun
    Half Past Seven
    Cardamom Knot
    Sweet Alder = vegan
    Apple & Almond
  `,
  sections: {
    'From the oven': `
      Butter-free croissant | 4.5 | Three days of folding, cultured cashew and cocoa butter, shatters properly. Vegan.
      Cardamom bun | 4.5 | Knotted, sticky, pearl sugar.
      Pain au chocolat | 5 | Vegan, with two batons of dark chocolate.
      Cinnamon roll | 5 | Vegan, soft centre, tangy cashew glaze.
      Country sourdough | 9 | A kilo, wheat and rye, baked dark.
      Spinach hand pie | 6.5 | Vegan and flaky, with dill and tofu feta.
      Everything bagel | 3.5 | Boiled, seeded, chewy.
    `,
    Cakes: `
      Carrot cake | 7 | Vegan: walnuts, warm spice, cashew frosting.
      Vegan chocolate raspberry slice | 7 | Three layers, dark chocolate and coconut filling, fresh raspberries.
      Almond plum tart | 6.5 | Vegan, with almond filling and whatever plum is best.
      Vegan lemon meringue tart | 7 | Sharp lemon filling, toasted aquafaba.
      Black forest cake | 7.5 | Vegan: kirsch cherries, coconut cream, dark chocolate shavings.
      Passion fruit éclair | 6 | Vegan: choux that needs no egg; it took us a year.
    `,
  },
  drinks: `
    Drip coffee | 3
    Oat cappuccino | 4.5
    Hot cocoa | 4.5
  `,
}

const iceCream: Kitchen = {
  cuisine: ['ice-cream', 'dessert'],
  hours: 'late',
  diets: OFTEN_VEGAN,
  names: `
    Snowdrop Scoops
    Gelateria Fiordaliso
    Cloudberry Cones
    The Cold Spoon
    Polar & Plum
    Penny Scoop
    Little Avalanche
    Coco & Frost = vegan
    Sugar Maple Soft Serve
  `,
  sections: {
    Scoops: `
      Pistachio | 6 | Vegan: Sicilian nuts, oat base, a pinch of salt.
      Dark chocolate sorbet | 5.5 | Seventy per cent, no milk of any kind.
      Strawberry basil | 5.5 | Vegan: local berries, roasted, coconut cream.
      Miso caramel swirl | 6 | Vegan: coconut base, white miso, brittle.
      Coffee cardamom | 5.5 | Vegan: cold-steeped beans, almond milk.
      Mint chip | 5.5 | Vegan: fresh mint, coconut milk, slivers of chocolate.
      Vegan mango lassi | 5.5 | Coconut yogurt, Alphonso, rose.
    `,
    'Sundaes and such': `
      Vegan banana split | 11 | Three coconut scoops, warm dark chocolate, coconut whip, cherry.
      Cookie sandwich | 7.5 | Vegan: two chewy cookies, any scoop.
      Affogato | 7 | Vegan: oat vanilla, double espresso.
      Vegan ice cream taco | 8 | Vegan waffle shell, peanuts, dipped in dark chocolate.
    `,
  },
  drinks: `
    Thick shake | 8
    Cherry phosphate | 5
  `,
}

const bowls: Kitchen = {
  cuisine: ['salad', 'juice', 'bowls'],
  hours: 'day',
  diets: OFTEN_VEGAN,
  names: `
    Verdant
    Bright Fork
    Sprout & Stem
    Sunroom Juice
    Grain & Garden
    Beetroot Social = vegan
    Tidal Greens
    The Daily Leaf
    Plum Line Juicery
    Orchard & Oat
    Turmeric Daydream
    Handful
  `,
  sections: {
    Bowls: `
      Harvest bowl | 14 | Quinoa, roasted squash, kale, pickled beets, pumpkin seeds and maple tahini.
      Peanut soba bowl | 14 | Buckwheat noodles, edamame, cabbage, cucumber and baked tofu.
      Green goddess | 13.5 | Little gem, peas, avocado, herbs and a cashew dressing.
      Tofu poke bowl | 15 | Marinated tofu, seaweed, mango, brown rice, vegan furikake.
      Burrito bowl | 13.5 | Black beans, cilantro rice, corn salsa, guacamole.
      Falafel and greens | 14 | Baked falafel, cucumber, tomatoes, tahini, olives.
      Warm lentil and beet | 13 | French lentils, roasted beets, walnuts, mustard.
      Kale Caesar | 13 | Vegan: chickpea croutons, capers, almond parmesan.
    `,
    'Smoothies and sweet bowls': `
      Açaí bowl | 12 | Banana, berries, hemp-seed granola.
      Pitaya bowl | 12 | Dragon fruit, pineapple, kiwi, coconut.
      Green smoothie | 9 | Spinach, mango, ginger, oat milk.
      Peanut butter cup smoothie | 9.5 | Cacao, banana, peanut butter, dates.
    `,
  },
  drinks: `
    Carrot, orange and ginger | 8
    Celery and green apple | 8
    Ginger shot | 4
  `,
}

const deli: Kitchen = {
  cuisine: ['deli', 'sandwich', 'bagel'],
  hours: 'day',
  diets: { vegan: 20, vegetarian: 8, options: 60, unconfirmed: 12 },
  names: `
    Birnbaum & Daughters
    Pickle Barrel Row
    Half Sour
    Seed & Schmear
    The Long Sandwich
    Plant & Provisions = vegan
    Ludlow Provision House
    Caraway Corner
    Mrs. Applegate's Pantry
    Brine & Rye
    Union Hall Sandwiches
  `,
  sections: {
    Sandwiches: `
      Vegan beet pastrami on rye | 14 | Smoked and peppered beet, sauerkraut, mustard.
      Italian sub | 14 | Three seitan cold cuts, sliced cashew cheese, shredded lettuce, hot peppers.
      Chickpea salad sandwich | 11.5 | Celery, dill, lemon, on toasted wheat.
      Tofu bánh mì | 12 | Pickled daikon, cilantro, jalapeño, vegan sriracha mayo.
      Lentil meatball hero | 14 | Vegan: lentil and mushroom balls, marinara, basil.
      Roasted vegetable focaccia | 12.5 | Zucchini, peppers, olive tapenade.
      Tempeh BLT | 12.5 | Maple-smoked tempeh, tomato, lettuce, thick vegan mayo.
      Philly-style mushroom cheesesteak | 14.5 | Shaved king oysters, onions, cashew whiz, long roll.
    `,
    'By the pound': `
      Potato salad | 7 | Vegan: mustard, dill and pickle brine.
      Vegan matzo ball soup | 9 | Light egg-free dumplings, carrots, dill broth.
      Potato knish | 5 | Vegan, flaky, onion and black pepper.
      Vegan kasha varnishkes | 8 | Buckwheat, bow-tie pasta, fried onions.
    `,
  },
  drinks: `
    Black cherry soda | 3.5
    Celery tonic | 3.5
    Iced tea | 3
  `,
}

export const COUNTERS: readonly Kitchen[] = [cafe, bakery, iceCream, bowls, deli]
