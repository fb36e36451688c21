import { describe, it } from 'vitest'
import { expectAll, expectNoneVegan } from './testing/verdicts.ts'

describe('a vegan part of a dish', () => {
  it('speaks for what is made of milk where it is a milk of plants, and not for egg or cheese', () => {
    expectAll([
      ['vegan', 'Falafel pita', 'falafel, tomato, soy-yogurt tzatziki'],
      ['not-vegan', 'Falafel pita', 'falafel, tomato, tzatziki'],
      ['vegan', 'Oat milk latte'],
      ['vegan', 'Coconut yogurt parfait', 'granola, blueberries, hemp seeds'],
    ])
    expectNoneVegan([
      ['Oat milk pancakes'],
      ['Almond milk waffles'],
      ['Coconut milk French toast'],
      ['Coconut milk paneer curry'],
      ['Soy milk crepes', 'strawberries, banana'],
      ['Coconut cream pie'],
      ['Oat milk mac and cheese'],
      ['Soy milk custard tart'],
      ['Coconut cream parfait', 'mango, lime, mint'],
    ])
  })

  it('does not speak for cheese where it is a mayo, nor for egg where it is a cheese', () => {
    expectAll([
      ['vegan', 'Potato salad', 'dill, chives, vegan mayo'],
      ['not-vegan', 'Elote-style corn', 'grilled corn, mayo, chilli, lime'],
    ])
    expectNoneVegan([
      ['Elote-style corn', 'grilled corn, vegan mayo, chilli, lime'],
      ['Tempeh Reuben', 'tempeh, sauerkraut, vegan Russian dressing, rye'],
      ['Elote', 'corn, vegan mayo, cotija, lime'],
      ['Reuben', 'tempeh, sauerkraut, vegan Russian dressing, Swiss, rye'],
      ['Mac and cheese bites', 'smoked paprika, vegan mayo'],
      ['Grilled cheese', 'sourdough, tomato, vegan mayo'],
      ['Grilled cheese', 'sourdough, tomato, vegan butter'],
      ['Mac and cheese', 'breadcrumbs, vegan butter'],
      ['Quesadilla', 'black beans, corn, vegan mayo'],
      ['Veggie pizza', 'mushrooms, olives, vegan mayo'],
      ['Blueberry muffin', 'blueberries, vegan mayo'],
      ['Omelette', 'spinach, tomato, vegan cheese'],
    ])
  })

  it('does not speak for the dough that it is spread on where it is a butter', () => {
    expectAll([
      ['vegan', 'Mashed potatoes', 'vegan butter'],
      ['vegan', 'Baked potato', 'vegan butter, chives'],
    ])
    expectNoneVegan([
      ['Muffin', 'vegan butter'],
      ['Pancakes', 'vegan butter, maple syrup'],
      ['French toast', 'vegan butter, maple syrup'],
      ['Banana bread', 'vegan butter'],
      ['Cornbread', 'vegan butter'],
      ['Croissant', 'vegan butter'],
      ['Scone', 'vegan butter, jam'],
      ['Kuchen', 'vegane Butter'],
      ['Brioche', 'beurre végétal'],
    ])
  })

  it('does not speak for cheese or egg where it is a cream', () => {
    expectAll([
      ['vegan', 'Apple crumble', 'oat topping, vegan custard'],
      ['vegan', 'Apple turnover', 'vegan puff pastry, apples, cinnamon'],
    ])
    expectNoneVegan([
      ['Quesadilla', 'mushrooms, vegan sour cream'],
      ['Quiche aux poireaux', 'crème de soja'],
      ['Waffles', 'vegan cream, berries'],
      ['Ensaladilla', 'mayonesa vegana'],
      ['Kotlet sojowy', 'ziemniaki, surówka'],
    ])
  })
})

it('a burger whose bread and beans are told is what its vegan cheese says', () => {
  expectAll([
    ['vegan', 'Hambúrguer de feijão', 'pão integral, queijo vegano, alface'],
    ['vegan', 'Bean burger', 'wholemeal bread, bean patty, vegan cheese'],
    ['unsure', 'Bean burger', 'bean patty, vegan cheese, lettuce'],
    ['unsure', 'Bean burger', 'wholemeal bread, bean patty, lettuce'],
    ['unsure', 'Mushroom burger', 'wholemeal bread, vegan cheese, mushrooms'],
    ['not-vegan', 'Bean burger', 'wholemeal bread, vegan cheese, mayonnaise'],
    ['not-vegan', 'Bean burger', 'brioche bun, bean patty, vegan cheese'],
    ['unsure', 'Ribollita', 'cavolo nero, fagioli cannellini, pane toscano'],
  ])
})
