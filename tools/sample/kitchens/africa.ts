import { type Kitchen, USUAL } from './kitchen.ts'

const ethiopian: Kitchen = {
  cuisine: ['ethiopian', 'eritrean', 'african'],
  hours: 'allDay',
  diets: USUAL,
  names: `
    Meskel Flower
    Blue Nile Garden
    እንጀራ ቤት (Injera Bet)
    Tsehay's Table
    Berbere & Teff
    Lalibela Rooms
    Coffee Ceremony House
    Asmara Courtyard
    Addis Evening
    Fasika Kitchen = vegan
  `,
  sections: {
    'On injera': `
      Beyaynetu | 18 | Eight vegetable and lentil dishes on one wide injera. For one, or for two who are not very hungry.
      Misir wot | 14 | Red lentils in deep berbere sauce.
      Shiro tegabino | 14 | Chickpea flour whisked with garlic, served bubbling in clay.
      Gomen | 13 | Collard greens with ginger and green chili.
      Kik alicha | 13 | Yellow split peas, turmeric, mild.
      Tikil gomen | 13 | Cabbage, carrots and potatoes, gently spiced.
      Vegan inguday tibs | 16 | Mushrooms seared with rosemary, onion and jalapeño.
      Fitfit salad | 11 | Torn injera, tomato, lemon and chili.
      Timatim salata | 9 | Chopped tomato, jalapeño, red onion, lemon.
    `,
    'By hand': `
      Lentil sambusa | 7 | Three crisp triangles, green chili dip.
      Kategna | 8 | Toasted injera brushed with berbere and spiced oil.
      Azifa | 8 | Green lentils with mustard and lime, cool.
    `,
  },
  drinks: `
    Jebena coffee | 5
    Spris of mango and avocado | 6
    Hibiscus tea | 3.5
  `,
}

const westAfrican: Kitchen = {
  cuisine: ['west-african', 'nigerian', 'african'],
  hours: 'evening',
  diets: USUAL,
  names: `
    Baobab Supper House
    Teranga Kitchen
    Mama Adaeze
    Gold Coast Chop Bar
    Plantain & Pepper
    Djembe Courtyard
    Sankofa Table
    Palm Wine Social
  `,
  sections: {
    Plates: `
      Jollof rice | 14 | Smoky tomato rice, fried plantain, cabbage salad.
      Groundnut stew | 15 | Peanut, sweet potato, okra and spinach, with rice or fufu.
      Egusi with greens | 16 | Vegan: ground melon seed, spinach, scotch bonnet, pounded yam.
      Black-eyed pea red red | 14 | Beans in palm oil and tomato, sweet plantain.
      Yassa of mushrooms | 16 | Lemon, mustard and a great many onions, over broken rice.
      Mafé | 16 | Senegalese peanut sauce, cassava, carrot and cabbage.
      Waakye | 14 | Rice and beans cooked with sorghum leaf, gari, shito made without shrimp.
    `,
    Small: `
      Suya mushrooms | 11 | Peanut and ginger spice, charcoal, raw onion.
      Akara | 8 | Black-eyed pea fritters with pepper sauce.
      Kelewele | 7 | Plantain cubes with ginger and clove.
    `,
    Sweet: `
      Puff-puff | 6 | Vegan: warm dough balls, nutmeg sugar.
      Coconut thiakry | 7 | Millet couscous, coconut yogurt, raisins.
    `,
  },
  drinks: `
    Bissap | 4
    Ginger sobolo | 4.5
    Baobab shake | 6
  `,
}

export const AFRICA: readonly Kitchen[] = [ethiopian, westAfrican]
