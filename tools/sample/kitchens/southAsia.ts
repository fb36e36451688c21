import { type Kitchen, OFTEN_VEGETARIAN, USUAL } from './kitchen.ts'

const indian: Kitchen = {
  cuisine: ['indian', 'curry', 'street-food'],
  hours: 'allDay',
  diets: USUAL,
  names: `
    Saffron Courtyard
    शुद्ध रसोई (Shuddh Rasoi) = vegetarian
    Haveli Lane
    Cumin & Clove
    Mustard Fields
    Gulmohar
    Chandni Kitchen
    The Copper Handi
    Rang Mahal Dhaba
    Neem & Tulsi
    Kesar Street Kitchen
    Amma Jaya's Pantry
    Champa Chowk
  `,
  sections: {
    'Street snacks': `
      Samosa chaat | 10 | Crushed potato samosas, chickpeas, tamarind, mint and coconut yogurt.
      Pani puri | 9 | Eight crisp shells, spiced potato, and two waters: mint and tamarind.
      Gobi pakora | 9 | Cauliflower in chickpea batter with carom seed, green chutney.
      Pav bhaji | 12 | Butter-free mashed vegetable curry, griddled rolls, raw onion and lime.
    `,
    Mains: `
      Chana masala | 14 | Chickpeas simmered with black tea, ginger and dried mango.
      Baingan bharta | 15 | Fire-roasted eggplant, tomato, peas and green chili.
      Aloo gobi | 14 | Potato and cauliflower, turmeric, fenugreek leaves.
      Dal tadka | 13 | Yellow lentils under sizzling cumin, garlic and Kashmiri chili.
      Tofu tikka masala | 16 | Tandoor-charred tofu in a cashew and tomato gravy.
      Bhindi masala | 15 | Okra fried dry with onions and coriander seed.
      Vegetable biryani | 16 | Layered basmati, mint, fried onions, saffron oat milk, sealed and steamed.
      Rajma chawal | 13 | Red kidney beans, slow-cooked, over rice.
    `,
    Breads: `
      Tandoori roti | 4 | Whole wheat, straight from the clay oven.
      Garlic naan | 5 | Vegan: made with soy yogurt and brushed with olive oil.
    `,
    Mithai: `
      Carrot halwa | 7 | Vegan: carrots in almond milk, cardamom, pistachio.
      Mango kulfi | 6 | Vegan: coconut cream, Alphonso mango, on a stick.
    `,
  },
  drinks: `
    Masala chai with oat milk | 4
    Nimbu pani | 4
    Mango coconut lassi | 5.5
  `,
}

const southIndian: Kitchen = {
  cuisine: ['south-indian', 'indian', 'dosa'],
  hours: 'day',
  diets: OFTEN_VEGETARIAN,
  names: `
    Curry Leaf Tiffin
    Madras Filter House
    Banana Leaf Hall
    Idli & Ink
    மல்லிகை (Malligai)
    Palm Sugar Café
    Kovalam Kitchen
    Udupi Garden Rooms = vegetarian
    Ceylon Pepper = sri-lankan
    Temple Street Dosa
  `,
  sections: {
    Tiffin: `
      Masala dosa | 12 | Crisp rice and lentil crêpe, potato masala, coconut chutney and sambar.
      Rava onion dosa | 12.5 | Lacy semolina, green chili, peppercorns and onion.
      Idli sambar | 9 | Three steamed vegan rice cakes, lentil stew, tomato chutney.
      Medu vada | 8 | Crisp lentil doughnuts with curry leaf, coconut chutney.
      Uttapam | 12 | Thick vegan rice pancake with tomato, onion and chili.
    `,
    'Rice and curries': `
      Banana-leaf thali | 19 | Sambar, rasam, two vegetables, kootu, pickle, papadam, rice and coconut payasam. All vegan.
      Kerala vegetable stew | 15 | Potato, carrot and beans in thin coconut milk with whole spices, two appam.
      Lemon rice | 11 | Mustard seed, peanuts, turmeric, curry leaf.
      Jackfruit pepper roast | 16 | Tender jackfruit, crushed black pepper and fried coconut.
      Kottu roti | 14 | Chopped flatbread, leeks, cabbage and curry sauce, loud from the griddle.
    `,
    Sweets: `
      Semiya payasam | 6 | Vegan: vermicelli in coconut milk, jaggery, fried cashews.
      Watalappam | 7 | Steamed vegan custard of coconut with kithul and cardamom.
    `,
  },
  drinks: `
    Filter coffee with soy milk | 4
    Tender coconut water | 5
    Rose sharbat | 4
  `,
}

const himalayan: Kitchen = {
  cuisine: ['himalayan', 'nepalese', 'dumplings'],
  hours: 'allDay',
  diets: USUAL,
  names: `
    Prayer Flag Kitchen
    Momo & Juniper
    हिमालय घर (Himalaya Ghar)
    Yak Trail Tea House = tibetan
    Lumbini Table
    Annapurna Steam
    Barley Mountain
    Tashi's Noodle Room = tibetan
  `,
  sections: {
    Momo: `
      Cabbage and tofu momo | 12 | Ten steamed dumplings, roasted tomato and timur-pepper achar.
      Jhol momo | 14 | Dumplings in a tangy sesame and soybean broth.
      Kothey momo | 13 | Pan-fried on one side, stuffed with potato and shiitake.
    `,
    'Bowls and plates': `
      Dal bhat set | 16 | Black lentils, rice, mustard greens, potato curry, pickles. Seconds are on us.
      Thukpa | 13 | Hand-pulled noodles, clear vegetable broth, bok choy and chili oil.
      Vegetable thenthuk | 13 | Torn flat noodles, daikon, spinach and tomato.
      Aloo tama | 12 | Sour bamboo shoots, black-eyed peas and potato.
      Shapta of mushrooms | 15 | Stir-fried with peppers, ginger and Sichuan pepper; with steamed tingmo.
    `,
    'To begin': `
      Aloo sandheko | 8 | Cold potatoes, mustard oil, lemon and fenugreek.
      Bara | 7 | Black-lentil patties, crisp outside, with ginger achar.
      Wai wai sadeko | 7 | Crushed noodles, peanuts, onion, lime and chili.
    `,
  },
  drinks: `
    Ginger-lemon honeyless tea | 4
    Butter-style salted tea with oat | 4
    Sea-buckthorn spritz | 6
  `,
}

export const SOUTH_ASIA: readonly Kitchen[] = [indian, southIndian, himalayan]
