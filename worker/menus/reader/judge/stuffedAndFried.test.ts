import { describe, it } from 'vitest'
import { expectAll, expectNoneVegan } from './testing/verdicts.ts'

describe('the words of a dish', () => {
  it('leave a dough, a cream or a pie in doubt where a list of plants has a milk or an oil', () => {
    expectNoneVegan([
      ['Cheesecake', 'mango, passion fruit, lime, coconut milk'],
      ['Crepe', 'mushrooms, spinach, truffle oil'],
      ['Tomato tart', 'heirloom tomatoes, olives, basil, olive oil'],
      ['Banana bread', 'bananas, walnuts, brown sugar, coconut oil'],
      ['Chocolate mousse', 'raspberries, hazelnuts, mint, oat milk'],
      ['Pavlova', 'strawberries, kiwi, passion fruit, coconut cream'],
      ['Vegetable pot pie', 'carrots, peas, potatoes, sunflower oil'],
    ])
  })

  it('are told by what a leaf is stuffed with', () => {
    expectAll([
      ['vegan', 'Vine leaves', 'stuffed with rice and mint'],
      ['unsure', 'Vine leaves', 'lemon, mint'],
      ['not-vegan', 'Gołąbki', 'sos pomidorowy'],
      ['not-vegan', 'Krautwickel', 'mit Bohnen'],
      ['unsure', 'Vine leaves', 'Preiselbeeren'],
      ['unsure', 'Sarma', 'Kraut, Reis'],
      ['vegan', 'Sarma', 'gefüllte Weinblätter mit Reis und Kräutern'],
      ['vegan', 'Dolmas', 'feuilles de vigne farcies au riz'],
      ['vegan', 'Dolma', 'druivenbladeren met rijst en kruiden'],
      ['vegan', 'Dolma', 'olive oil, lemon'],
      ['unsure', 'Dolma', 'Weinblätter'],
      ['unsure', 'Dolma', 'peppers, rice, herbs'],
      ['unsure', 'Sarma', 'Krautblätter mit Reis'],
      ['not-vegan', 'Dolma', 'vine leaves, minced lamb, rice'],
    ])
  })

  it('fry chickpeas and wedges in no batter', () => {
    expectAll([
      ['vegan', 'Falafel', 'crispy fried, with tahini'],
      ['vegan', 'Cassava', 'deep fried, with chilli'],
      ['unsure', 'Courgette', 'deep fried, with chilli'],
      ['unsure', 'Courgette', 'deep fried, with fries'],
      ['unsure', 'Gemüsesuppe', 'Falafel'],
      ['not-vegan', 'Spring rolls', 'chickpea fritters'],
      ['vegan', 'Chana dal fritters', 'curry leaf'],
      ['unsure', 'Courgette fritters', 'curry leaf'],
    ])
  })

  it('mash an avocado, or what a samosa holds, without butter', () => {
    expectAll([
      ['vegan', 'Guacamole', 'hand-mashed Hass avocado, lime'],
      ['vegan', 'Toast', 'mashed ripe avocado, chilli'],
      ['vegan', 'Vegetable samosa', 'filled with spiced mashed potatoes and peas'],
      ['vegan', 'Masala dosa', 'rice crepe, masala mashed potatoes'],
      ['not-vegan', 'Vegetable samosa', 'with mashed potatoes'],
      ['unsure', 'Stuffed peppers', 'spiced mashed potatoes'],
      ['unsure', 'Toast', 'mashed black beans'],
      ['unsure', 'Grilled mushrooms', 'spiced mashed potatoes'],
    ])
  })

  it('fry potatoes and what India dusts with starch in no batter of egg', () => {
    expectAll([
      ['vegan', 'Potatoes', 'deep-fried potato wedges'],
      ['vegan', 'Chilli gobi', 'cauliflower deep fried and tossed in chilli sauce'],
      ['vegan', 'Veg Manchurian', 'vegetables deep fried in balls, garlic, chilli'],
      ['unsure', 'Potatoes', 'deep-fried potato cakes'],
      ['unsure', 'Cauliflower', 'deep fried and tossed in chilli sauce'],
      ['unsure', 'Gobi', 'battered and deep fried, chilli'],
      ['unsure', 'Courgette', 'deep fried, with gobi'],
    ])
  })
})
