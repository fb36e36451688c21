import type { Grammar } from '../grammar.ts'

const NUTS = `
  oat, soy, soya, almond, coconut, cashew, rice, hemp, macadamia, hazelnut, walnut, pistachio,
  pea, flax, sesame, tiger nut, tigernut, nut, banana, sunflower, brazil nut, barista oat, pecan,
  potato, chufa, oatly, quinoa, walnut`

const PIECES = `
  tofu, smoked tofu, seitan, tempeh, jackfruit, cauliflower, portobello, portabella, portobello
  mushroom, king oyster, king oyster mushroom, oyster mushroom, lion’s mane, lion’s mane mushroom,
  lion mane, hen of the woods, hen of the woods mushroom, maitake, shiitake, eggplant, aubergine,
  cabbage, celeriac, celery root, kohlrabi, beet, beetroot, carrot, squash, butternut squash,
  butternut, pumpkin, watermelon, sweet potato, zucchini, courgette, tomato, artichoke, vegetable,
  veggie, chickpea, lentil, black bean, bean, soy, soya, hearts of palm, palm heart, banana
  blossom, banana peel, walnut, sunflower, quinoa, beluga lentil, red lentil, green lentil,
  plantain, pea, potato`

const GRILLED = `
  tofu, smoked tofu, crispy tofu, seitan, tempeh, jackfruit, pulled jackfruit, cauliflower,
  mushroom, oyster mushroom, king oyster, king oyster mushroom, portobello, eggplant, aubergine,
  vegetable, veggie, cabbage, sweet potato, chickpea, lentil, potato, soy, soy curl, soya chunk,
  soya, hearts of palm, celeriac, lion’s mane, maitake, carrot, squash, zucchini, lotus root,
  broccoli, okra`

export const ENGLISH: Grammar = {
  and: 'and, plus, as well as',
  or: 'or, nor, either',
  with: `
    with, in, on, over, atop, topped with, served with, served on, served over, topped, under,
    upon, alongside, accompanied by, garnished with, finished with, dressed in, drizzled with,
    smothered in, stuffed with, filled with, wrapped in, tossed in, tossed with, followed by`,
  no: `
    no, without, hold, minus, contain no, containing no, zero, free of, free from, never any, contains no, does not contain,
    instead of, rather than, in place of, replaces, replacing, substitute for, alternative to`,
  free: 'free, less',
  vegan: `
    vegan, vegans, 100 vegan, all vegan, fully vegan, completely vegan, certified vegan,
    veganized, veganised, 100 plant based, all plant based, fully plant based, entirely plant
    based, completely plant based, vegn, vgn`,
  vegetarian: 'vegetarian, veggie, veg, meatless, meat free, meatfree, quorn mince',
  mock: `
    plant based, plantbased, planty, mock, faux, fake, simili, sham, soya free mock`,
  common: `
    the, of, our, your, from, by, this, that, all, is, are, made, fresh, style, served, choice,
    house, hot, roasted, grilled, fried, baked, sauce, seasonal, crispy`,
  headings: `
    starters, starter, small plates, small bites, bites, nibbles, snacks, appetizers, appetisers,
    appetizer, apps, to start, first, second, third, first course, second course, third course,
    first courses, mains, main, main course, main courses, main dishes, main plates, large plates,
    big plates, entrees, entree, sharing, sharing plates, share plates, shareables, to share, for
    the table, soups, soup, salads, salad, soups and salads, salads and soups, soup and salad,
    greens, sides, side dishes, side orders, sides and extras, extras, add ons, addons, additions,
    toppings, desserts, dessert, sweets, sweet, sweet treats, puddings, pudding, afters, treats,
    pastries, pastry, bakery, breads, bread, baked goods, cakes, drinks, drink, beverages,
    beverage, soft drinks, hot drinks, cold drinks, juices, juice, smoothies, shakes, milkshakes,
    coffee, coffees, tea, teas, coffee and tea, tea and coffee, espresso, beer, beers, draft beer,
    draught beer, bottled beer, wine, wines, wine by the glass, red, white, rose, red wine, white
    wine, sparkling, cocktails, mocktails, spirits, non alcoholic, zero proof, lassi, breakfast,
    all day breakfast, brunch, lunch, dinner, supper, lunch specials, lunch special, specials,
    daily specials, chefs specials, house specials, specialties, specialities, house specialties,
    chef specialties, signature dishes, signatures, favorites, favourites, popular, most popular,
    seasonal, kids, kids menu, kids meals, childrens menu, for kids, little ones, burgers, burger,
    sandwiches, sandwich, wraps, paninis, subs, hoagies, melts, toasts, toast, tacos, burritos,
    quesadillas, enchiladas, nachos, pizza, pizzas, pasta, pastas, risotto, noodles, noodle
    dishes, rice, rice dishes, rice and noodles, fried rice, curries, curry, stir fry, stir fries,
    wok, bowls, bowl, grain bowls, rice bowls, poke bowls, build your own, sushi, rolls, maki,
    nigiri, sashimi, ramen, udon, dumplings, dim sum, hot pot, biryani, biryanis, tandoori,
    tandoor, thali, thalis, dosa, dosas, naan, naans, indian breads, seafood, fish, meat, meats,
    poultry, chicken, beef, pork, lamb, duck, shrimp, prawns, vegetarian, vegan, vegan menu,
    vegetarian dishes, vegan dishes, vegetables, veg, veggies, plant based, from the grill, grill,
    from the garden, from the sea, from the land, platters, combo meals, meals, family meals,
    tapas, meze, mezze, hot mezze, cold mezze, hot meze, cold meze, antipasti, dips, eggs,
    omelettes, omelets, pancakes, waffles, pancakes and waffles, griddle, crepes, ice cream,
    gelato, sorbet, cereals, fruit, sauces, dressings, condiments, calzones, strombolis,
    stromboli, gyros, kabobs, kebabs, momos, bao, baos, empanadas, arepas, pupusas, tostadas,
    tortas, fajitas, burrito bowls, pho, banh mi, vermicelli, parathas, chaat, chaats, street
    food, handhelds, bar snacks, bar food, pub grub, between bread, between the bread, flatbreads,
    pies, tarts, bagels, benedicts, scrambles, skillets, hashes, cheesesteaks, cold sandwiches,
    hot sandwiches, cold subs, hot subs, steaks, wings, bubble tea, boba, milk tea, smoothie
    bowls, acai bowls, matcha, donburi, bento, bento boxes, teriyaki, yakitori, tempura, hand
    rolls, specialty rolls, special rolls, signature rolls, classic rolls, vegetarian rolls,
    vegetable rolls, vegetarian entrees, vegetarian specialties, vegetarian curries, chicken
    entrees, lamb entrees, beef entrees, seafood entrees, lo mein, chow mein, chow fun, mei fun,
    egg foo young, moo shu, bean curd, tofu, combinations, combination plates, combination
    platters, bowls and plates, plates, sharing boards, boards, jacket potatoes, loaded fries,
    fries, light bites, lite bites, larger plates, bits and bobs, hot food, cold food, deli,
    baguettes, ciabattas, croissants, cookies, donuts, doughnuts, cereal, oatmeal, porridge,
    granola, yogurt, set menu, set menus, tasting menu, prix fixe, set lunch, set dinner, sharing
    menu, feast menu, business lunch`,
  page: {
    menus: 'menu, menus',
    menusAlone: `
      food, foods, dishes, eat, eats, dine, dinner, lunch, brunch, breakfast, drinks, food and
      drink, food and drinks, eat and drink, order, order online, kitchen`,
    days: `
      mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun, monday, tuesday, wednesday, thursday,
      friday, saturday, sunday, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays,
      sundays, weekday, weekdays, weekend, weekends, daily`,
    months: `
      jan, january, feb, february, mar, march, apr, april, may, june, july, aug, august, sep, sept,
      september, oct, october, nov, november, dec, december`,
    closed: 'closed, noon, midnight',
    navigation: `
      home, homepage, start, about, about us, our story, story, our team, team, contact, contact us,
      menu, menus, our menu, the menu, gallery, photos, reservations, reservation, reserve, reserve
      a table, book, book now, book a table, booking, events, event, private events, private dining,
      private parties, parties, catering, gift cards, gift card, gift vouchers, vouchers, shop,
      store, merch, merchandise, blog, news, press, careers, jobs, join us, work with us, locations,
      location, find us, visit, visit us, directions, hours, opening hours, faq, faqs, reviews,
      testimonials, what people say, what our guests say, login, log in, sign in, sign up, account,
      my account, cart, checkout, order, order online, delivery, takeaway, takeout, pickup, online
      ordering, newsletter, subscribe, loyalty, rewards, app, facebook, instagram, twitter, tiktok,
      youtube, yelp, tripadvisor, google, privacy, privacy policy, terms, terms of service, terms
      and conditions, cookies, cookie policy, sitemap, accessibility, english, en, de, fr, es, it,
      nl, pl, pt, follow us, get in touch, what we offer, services, our services, welcome,
      philosophy, our philosophy, sustainability, awards, your basket, your order, your cart`,
    elsewhere: `
      gift, gifts, gift card, gift cards, gift voucher, gift vouchers, voucher, vouchers, event,
      events, upcoming, what s on, private hire, private events, private dining, private parties,
      venue hire, weddings, tour, tours, workshop, workshops, masterclass, masterclasses, cooking
      class, cooking classes, merch, merchandise, apparel, career, careers, jobs, vacancies, hiring,
      join the team, join our team, join us, work with us, our team, meet the team, hours, opening
      hours, opening times, reviews, testimonials, what people say, what our guests say, what guests
      say, what our customers say, blog, news, newsletter, mailing list, instagram, follow us,
      directions, find us, our locations, contact us, get in touch, faq, faqs, our rooms, rooms,
      accommodation, stay with us, tickets, table reservation, table reservations, book a table,
      reserve a table, guest book, payment methods, delivery areas, delivery zones, delivery fees,
      terms and conditions, cookie, cookies policy, how it works, our story, about us, our
      suppliers, membership, memberships, gallery`,
    goods: `
      gift card, gift cards, egift card, e gift card, gift voucher, gift vouchers, gift certificate,
      gift certificates, t shirt, t shirts, hoodie, hoodies, tote, tote bag, apron, baseball cap,
      trucker hat, beanie, cookbook, poster, ticket, tickets, per night, bedroom, utensils, cutlery,
      workshop, masterclass, kitchen tip, rental, hire, zone`,
    controls: `
      add, add to cart, add to basket, add to bag, add to order, add item, order, order now, order
      online, order here, view, view menu, view more, view all, view details, view full menu, see
      more, see menu, see full menu, full menu, read more, learn more, more, more info, more
      details, details, show more, show less, load more, download, download menu, download pdf,
      download our menu, pdf, menu pdf, print, print menu, close, open, next, previous, prev, back,
      back to top, top, skip to content, skip to main content, search, share, select, select
      options, choose, choose options, customize, customise, quick view, quantity, qty, sold out,
      out of stock, new, popular, most popular, bestseller, best seller, featured, recommended,
      chefs choice, must try, limited, limited time, sale, image, photo, placeholder, tap to zoom,
      item, items, name, no, description, price, dish, or, and, optional, required, per person,
      each, total, subtotal, accept, send, spicy, settings, cookie settings, decline, decline all,
      accept all, reject all, allow all, deny, preferences, view preferences, manage preferences,
      save preferences, necessary, functional, statistics, marketing, analytics, always active`,
    charges: `
      card payment, plastic bag, paper bag, delivery fee, delivery charge, estimated delivery fee,
      minimum order, min order, minimum spend, event minimum, minimum, your order, your basket, your
      cart, your bag, service charge, cover charge, corkage, cakeage, cake cutting, cake cutting
      fee, gratuity, deposit, supplement, surcharge, served, available, serving, drinks package,
      delivery, service fee, booking fee, small order fee, room fee, hire fee`,
    added: `
      add, sub, substitute, swap, make it, upgrade, extra, additional, each additional, any
      additional, choice of, more, go`,
    payers: `
      adult, adults, kid, kids, child, children, under, over, student, students, staff, guest,
      guests, senior, seniors, person, people, pp, head, per, more, minimum`,
    ages: 'adult, adults, kid, kids, child, children',
    sizes: `
      from, for, one, two, each, ea, pp, per, person, small, medium, large, regular, sm, med, lg,
      reg, xl, half, full, whole, single, double, glass, bottle, btl, gls, carafe, cup, bowl, pint,
      pints, quart, quarts, pt, qt, plate, piece, pieces, pc, pcs, slice, pot, mug, or, and, in,
      inch, vat, inc, s, m, l, x, portion`,
    courses: `
      soup, salad, starter, starters, main, mains, main course, dish, dessert, side, day, daily,
      today, today’s, special, specials, week, of, the, chef’s, chefs, breakfast, lunch, dinner,
      brunch`,
    formulas: 'menu, course, courses, set, banquet, buffet, package, combo',
    wines: 'wine, wines, wine list, by the glass, by the bottle, vintages, cellar',
    colours: `
      red, reds, white, whites, rose, roses, sparkling, champagne, orange, fizz, prosecco, dessert
      wine`,
  },
  milkSources: `
    oat, soy, soya, almond, coconut, cashew, rice, hemp, macadamia, hazelnut, walnut, pea, flax,
    sesame, pistachio, sunflower seed, tofu`,
  pairs: [
    {
      class: 'plant milk',
      first: `
        soy, soya, oat, oat milk, coconut milk, cashew, cashew milk, almond milk, soy milk, rice
        milk, non dairy, dairy free`,
      second: `
        ice cream, gelato, soft serve, frozen yogurt, milkshake, whipped cream, custard`,
    },
    {
      class: 'plant milk',
      first: NUTS,
      second: `
        milk, m ilk, drink, creamer, milk foam, milk froth, milk latte, milk cappuccino, milk flat
        white, milk ice cream, milk soft serve, milk gelato, milk kefir, milk yogurt, milk
        yoghurt, milk chai, milk hot chocolate, milk custard, milk whipped cream, milk cream
        cheese, milk bechamel, milk creme, milk smoothie, milk pudding, milk rice pudding, milk
        kheer, milk matcha, milk matcha latte, milk chai latte, milk mocha, milk cream, milk
        shake, milk milkshake`,
    },
    {
      class: 'plant cheese',
      first: `
        cashew, almond, macadamia, nut, brazil nut, tofu, coconut, soy, soya, sunflower seed,
        cashew nut, cashew herb, cashew garlic, herbed cashew, cashew based, almond based, nut
        based, soy based, oat based, coconut based, cashew almond, almond milk, cashew milk,
        coconut milk, soy milk, oat milk, walnut cashew, house cashew, fermented cashew, smoked
        cashew, aged cashew, hemp seed, pumpkin seed, fava`,
      second: `
        cheese, cheeses, cheese sauce, ricotta, feta, mozzarella, mozz, parmesan, parm, cream
        cheese, sour cream, cheddar, queso, queso fresco, nacho cheese, brie, camembert, crema,
        cream sauce, bechamel, alfredo, ranch, caesar, caesar dressing, aioli, mayo, tzatziki,
        goat cheese, blue cheese, mascarpone, labneh, cotija, cheesecake, cream frosting, cream,
        yogurt, yoghurt, burrata, gouda, provolone, halloumi, creme, creme fraiche, boursin,
        fondue, cheese spread, dip`,
    },
    {
      class: 'plant milk',
      first: `
        coconut, oat, soy, soya, almond, cashew, oat milk, coconut milk, soy milk, almond milk,
        cashew milk, coconut cream`,
      second: `
        yogurt, yoghurt, yogurt sauce, yogurt dressing, yoghurt dressing, cream, whipped cream,
        whip, whipping cream, sour cream, creme, creme fraiche, kefir, raita, custard, chantilly,
        yogurt raita, yogurt dip, labneh, crema, caramel, ganache, condensed milk, creamer, half
        and half`,
    },
    {
      class: 'plant',
      first: `
        peanut, almond, cashew, nut, walnut, pecan, hazelnut, pistachio, macadamia, sunflower,
        sunflower seed, sun, pumpkin seed, seed, sesame, apple, pumpkin, cocoa, cacao, coconut,
        shea, mango, pear, plum, cookie less, tahini, soy nut, brazil nut, tiger nut, mixed nut,
        soynut, peach, watermelon seed`,
      second: `
        butter, butters, butter sauce, butter cup, butter cups, butter dressing, butter and jelly,
        butter jelly`,
    },
    {
      class: 'plant gives cheese',
      first: `
        walnut, almond, brazil nut, hemp, sunflower, pine nut, nut, cashew, nutritional yeast`,
      second: 'parmesan, parm, parmesan crumble',
    },
    {
      class: 'plant gives broth',
      first: `
        vegetable, veggie, veg, mushroom, shiitake, kombu, seaweed, miso, soy, soya, soy milk,
        soymilk, soy based, vegetable based, plant, plant based, tomato, coconut, ginger,
        lemongrass, kelp, daikon, onion, garlic, corn, sesame, potato, herb, saffron, aromatic
        vegetable, roasted vegetable, shiitake kombu, kombu shiitake, mushroom kombu, mushroom
        soy, soy miso, spicy miso, sesame miso, coconut curry, coconut lemongrass`,
      second: `
        broth, stock, bouillon, consomme, dashi, jus, gravy, demi glace, demi, ramen broth, pho
        broth`,
    },
    {
      class: 'plant',
      first: `
        manakish, manakeesh, manaeesh, manaqish, mankoushe, manousheh, manoushe, man oushe, pide`,
      second: 'zaatar, za atar, zatar',
    },
    {
      class: 'plant',
      first: 'zaatar, za atar, zatar',
      second: `
        manakish, manakeesh, manaeesh, manaqish, mankoushe, manousheh, manoushe, man oushe, bread,
        flatbread`,
    },
    {
      class: 'maybe dairy unless cheese',
      meaning: 'cheese',
      first: `
        mushroom, wild mushroom, truffle mushroom, roasted mushroom, fig, arugula, veggie,
        vegetable, roasted vegetable, grilled vegetable, garden, tomato, roasted tomato, heirloom
        tomato, pear, caramelized onion, spinach, artichoke, bbq, asparagus, peach, beet,
        butternut squash, squash, truffle, potato, pesto, tuscan, mediterranean, greek, caprese,
        buffalo`,
      second: 'flatbread',
    },
    {
      class: 'pulse',
      first: PIECES,
      second: `
        steak, wing, nugget, tender, bites, popcorn, schnitzel, cutlet, katsu, milanesa, milanese,
        carpaccio, tartare, bacon, jerky, meatball, balls, kofta, kofte, kebab, kabob, skewer,
        satay, bolognese, bolognaise, ragu, ragout, loaf, patty, burger, sausage, gyro, shawarma,
        pate, terrine, ceviche, chorizo, picadillo, mince, crumbles, tinga, carnitas, al pastor,
        barbacoa, birria, adobada, ribs, calamari, scallops, lox, tuna, poke, bourguignon,
        goulash, gulasch, stew, moussaka filling, samosa, pakora, bhaji, dumpling, gyoza, momo,
        potsticker, spring roll, summer roll, taco, tibs, bulgogi, vindaloo, jalfrezi, rendang,
        biryani, adobo, chili, chilli, hash, tagine, paella, sushi, maki, roll, nigiri, sashimi,
        banh mi, bao, shish, suya, gravy, jus, broth, stock`,
    },
    {
      class: 'pulse',
      first: `
        bulgogi, char siu, carnitas, pastor, al pastor, barbacoa, tinga, birria, satay, gyro,
        shawarma, suya, kung pao, general tso, general tso’s, general tsos, adobo, katsu,
        mongolian, sweet and sour, szechuan, hunan, tikka, jalfrezi, vindaloo, madras, kebab,
        doner, carne asada, asada, chorizo, fajita, philly, cajun fried, chicken fried, country
        fried, rendang, bolognese, kofta, mock chicken, pastrami, bbq pulled, buffalo fried`,
      second: GRILLED,
    },
    {
      class: 'plant',
      first: `
        tofu, black bean, white bean, rice, sticky rice, lentil, rice and lentil, lentil and rice,
        chickpea, mung bean, moong, chickpea flour, gram flour, besan, rice flour, steamed rice,
        black eyed pea, split pea, urad, bean, fava, fava bean, broad bean, taro, turnip, daikon, radish, quinoa, banana leaf`,
      second: `
        cake, crepe, pancake, doughnut, donut, dumpling, fritter, croquette, batter, cracker,
        puff, noodle roll, wrapper, bread, flatbread, waffle`,
    },
    {
      class: 'plant milk',
      first: `
        soy, soya, oat, almond, coconut, oat milk, soy milk, almond milk, coconut milk, cashew,
        cashew milk, macadamia, oatmilk, soymilk, hafermilch, hafer, soja, mandel`,
      second: `
        latte, cappuccino, flat white, mocha, cortado, macchiato, chai, chai latte, matcha, matcha
        latte, hot chocolate, hot cocoa, cocoa, milkshake, shake, milkkaffee, latte macchiato,
        turmeric latte, golden latte`,
    },
    {
      class: 'maybe fish',
      meaning: 'fish sauce',
      first: GRILLED,
      second: 'larb, laab, som tam, pad thai, nam tok',
    },
    {
      class: 'maybe fish',
      meaning: 'fish sauce',
      first: 'larb, laab, nam tok',
      second: GRILLED,
    },
    {
      class: 'maybe dairy unless milk',
      meaning: 'milk, butter or cream',
      first: PIECES,
      second: 'stroganoff, stroganov, wellington, tikka',
    },
  ],
  talk: {
    plantBased: 'plant based, plantbased, plant powered, plant only',
    animalProducts: `
      animal products, any animal products, all animal products, animal product, animal ingredients,
      any animal ingredients, animal derived ingredients, animal derived products, animal
      derivatives, products of animal origin, ingredients of animal origin, anything from an animal,
      anything animal`,
    not: 'not, non, never, isn t, aren t',
    onRequest: `
      option, optional, available, on request, upon request, by request, at request, request, if
      requested, when requested, can be, could be, may be, can also be, make it, made it, make me,
      to make, adaptable, adapted, modified, modification, possible, alternative, version, sub,
      substitute, swap, switch, replace, add, ask, ask for, upgrade, if vegan, go vegan,
      veganise, veganize, veganisable, veganizable, veganised on request`,
    diets: `
      friendly, gluten free, gluten friendly, gluten, wheat free, dairy free, dairy, nut free, nuts, contains
      nuts, soy free, lactose free, sugar free, refined sugar free, halal, kosher, spicy,
      mild, medium, hot, very hot, raw, organic, local, new, low carb, keto, paleo, high protein,
      contains alcohol, popular, seasonal`,
    legend: `
      a, an, the, is, are, be, means, mean, denotes, denote, indicates, indicate, represents,
      marked, marking, mark, labelled, labeled, with, by, using, symbol, icon, sign, letter, leaf,
      dish, item, meal, food, plate, suitable, for, our, these, this, that, contains, contain,
      containing, stands, signifies, identified, next, beside, to, of, all, and, in, on, key,
      legend, dietary, diet, guide, code, friendly, people, guest, diner, product, choice,
      ingredients, traces, designates, shown, noted, following, =`,
    fully: `
      100, 100 percent, one hundred percent, hundred percent, always, now, fully, entirely,
      completely, exclusively, purely, strictly, totally, proudly, wholly, made, prepared, cooked`,
    is: 'is, are, s',
    weAre: 'we are, we re, we are a, we re a',
    places: `
      restaurant, kitchen, food, fare, cooking, cuisine, cafe, coffee shop, eatery, bakery, diner,
      bistro, deli, pizzeria, food truck, establishment, bar, canteen, takeaway, kitchen and bar,
      place`,
    all: `
      everything, all, every, every single, each, the whole, the entire, our whole, our entire,
      whole, entire`,
    subject: `
      our, the, food, menu, dish, item, meal, plate, product, recipe, we, serve, here, at, on,
      of, this, these, in, made, make, offer, kitchen, and, it, that, you, see, from,
      cuisine, sell, cook, bake, restaurant, single, thing, one, ll, find, ve, prepare, order, can,
      eat`,
    articles: 'a, an, your',
    doubts: `
      option, friendly, vegetarian, veggie, can be, could be, available, upon, request, not, except,
      unless, choice, alternative, almost, mostly, many, most, some, cheese, mayo, mayonnaise,
      nearly, mainly, fast, week, day, monday, tuesday, wednesday, thursday, friday, saturday,
      sunday, mon, tue, wed, thu, fri, sat, sun, month, until, half, part, portion, selected,
      certain, if, sister, neighbour, neighbor, next door, nearby, voted, award, awarded, grew up,
      formerly, used to, was, were, inspired, marked, labelled, labeled, denotes, denoted, denote,
      indicates, indicate, indicated, symbol, icon, asterisk, star, leaf, colour, color, coloured,
      red, green, below, above, left, right, bold, italics, only vegan, brunch, catering, event,
      hours, dinner, lunch, breakfast`,
    but: 'but, except, however, besides, apart',
    parts: `
      sauce, dressing, bread, bun, dough, crust, patty, milk, cream, syrup, topping, noodle, pasta,
      batter, broth, stock, oil, chocolate, wine, beer, base, spice, tofu, meat, chicken, bacon,
      sausage, mayo, cheese, ketchup, gravy, dip, fry, chip, cake, dessert, coffee, cocktail,
      packaging`,
  },
}
