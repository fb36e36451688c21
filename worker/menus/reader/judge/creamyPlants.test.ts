import { it } from 'vitest'
import { expectAll, expectNoneVegan } from './testing/verdicts.ts'

it('“creamy” says how smooth a dip of plants is', () => {
  expectAll([
    ['vegan', 'Hummus', 'Smooth, creamy and fresh. Chickpeas, tahini'],
    ['vegan', 'Guacamole', 'creamy and chunky, ripe avocado, lime'],
    ['vegan', 'Hummus con pan', 'Crema de garbanzos'],
    ['vegan', 'Houmous', 'crème de pois chiches, citron'],
    ['vegan', 'Cremiger Hummus', 'Kichererbsen, Zitrone'],
    ['vegan', 'Falafel', 'avocado cremoso, pomodoro'],
  ])
})

it('“creamy” is in doubt of what stands beside a dip, and of a sauce, a soup or beans', () => {
  expectNoneVegan([
    ['Hummus', 'served with creamy garlic sauce'],
    ['Hummus', 'smooth chickpeas and a creamy dip'],
    ['Hummus', 'creamy mushrooms'],
    ['Hummus', 'crema de champiñones'],
    ['Hummus bowl', 'rice, creamy, carrots'],
    ['Hummus and salad', 'creamy, chickpeas'],
    ['Creamy avocado dressing'],
    ['Reisteller', 'Tomaten, cremige Avocado-Sauce'],
    ['Salsa cremosa de aguacate'],
    ['Cremige Linsen', 'Tofu, Karotten'],
    ['Creamy chickpeas', 'spinach, garlic'],
    ['Mezze', 'crème de pois chiches, pain'],
  ])
})
