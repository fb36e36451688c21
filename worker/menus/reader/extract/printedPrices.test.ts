import { expect, it } from 'vitest'
import { extractHtml } from './extractHtml.ts'
import { parsePage } from './page.ts'

function read(body: string): string[] {
  const { items } = extractHtml(parsePage(`<title>Menu</title><body>${body}`), null)
  return items.map(({ name, price, description }) => [name, price, description].join(' | '))
}

const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const listOf = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

it('reads a price between a name and its description', () => {
  const lines = ['Nopales - $3.75 - cactus, onion', 'Hongos - $4.00 - mushrooms, epazote']
  expect(read(`<h2>Tacos</h2>${paragraphs([...lines, 'Papas - $3.50 - potato'])}`)).toEqual([
    'Nopales | $3.75 | cactus, onion',
    'Hongos | $4.00 | mushrooms, epazote',
    'Papas | $3.50 | potato',
  ])
})

it('reads names, descriptions and prices between slashes', () => {
  const lines = ['Pho / rice noodles, herbs / 13', 'Bun / vermicelli, peanuts / 12']
  expect(read(paragraphs([...lines, 'Banh mi / baguette, pickles / 9']))).toEqual([
    'Pho | 13 | rice noodles, herbs',
    'Bun | 12 | vermicelli, peanuts',
    'Banh mi | 9 | baguette, pickles',
  ])
})

it('leaves the number of a name to it where a price stands below', () => {
  const lines = ['Chicken 65', '$9.00', 'Gobi 65', '$8.00', 'Paneer Tikka', '$10.00']
  expect(read(`<h2>Starters</h2>${paragraphs(lines)}`)).toEqual([
    'Chicken 65 | $9.00 | ',
    'Gobi 65 | $8.00 | ',
    'Paneer Tikka | $10.00 | ',
  ])
})

it('takes the price of a whole section for no dish', () => {
  const juices = `<h2>Juices</h2><p>12 oz $7 | 16 oz $9</p>
    <h3>Green Machine</h3><p>kale, apple</p><h3>Sunrise</h3><p>carrot, orange</p>`
  const bowls = `<h2>Bowls</h2><h3>Acai</h3><p>acai, banana</p><p>$11</p>
    <h3>Poke</h3><p>tofu, rice</p><p>$13</p>`
  expect(read(juices + bowls)).toEqual([
    'Green Machine |  | kale, apple',
    'Sunrise |  | carrot, orange',
    'Acai | $11 | acai, banana',
    'Poke | $13 | tofu, rice',
  ])
})

it('takes a set menu with its price for the heading of its courses', () => {
  const page = `<h2>Menu découverte 32 €</h2><h3>Velouté de potimarron</h3><h3>Tarte aux pommes</h3>
    <h2>Menu du marché 24 €</h2><h3>Salade de lentilles</h3><h3>Curry de légumes</h3>`
  expect(read(page)).toEqual([
    'Velouté de potimarron |  | ',
    'Tarte aux pommes |  | ',
    'Salade de lentilles |  | ',
    'Curry de légumes |  | ',
  ])
})

it('takes what guests pay for no dish, below a heading and in a sentence', () => {
  const dishes = listOf(['Pancakes $12.00', 'Granola $9.00', 'Tofu scramble $13.00'])
  const read3 = ['Pancakes | $12.00 | ', 'Granola | $9.00 | ', 'Tofu scramble | $13.00 | ']
  expect(read(`<h2>Brunch</h2><p>Adults $34</p><p>Kids under 12 $15</p>${dishes}`)).toEqual(read3)
  const sentence =
    'Our sharing table comes with all of this page and more. From 2 guests, $27 each.'
  expect(read(`${dishes}<p>${sentence} Children $14.50.</p>`)).toEqual(read3)
})

it('takes the number of pieces for a description where others have one', () => {
  const card = ([name, text]: string[]) =>
    `<div><h4>${name}</h4><p>${text}</p><span>£5</span></div>`
  const cards = [
    ['Samosa', 'Two pieces'],
    ['Onion bhaji', 'Crisp onions in gram flour'],
    ['Dosa', 'Rice crepe with potato'],
  ]
  expect(read(cards.map(card).join(''))).toEqual([
    'Samosa | £5 | Two pieces',
    'Onion bhaji | £5 | Crisp onions in gram flour',
    'Dosa | £5 | Rice crepe with potato',
  ])
})

it('leaves what can be added for more money out of a dish', () => {
  const dish = ([name, text, added, price]: string[]) =>
    `<li><div><b>${name}</b><div>${text}</div><i>${added}</i></div><span>${price}</span></li>`
  const dishes = [
    ['Rossa', 'tomates, ail, origan', '+ Burrata / Bufala +3€', '9€'],
    ['Toast', 'multigrain, espelette', 'add egg $2.05', '15€'],
    ['Salade', 'laitue, olives', '+ jambon +3€', '11€'],
  ]
  expect(read(dishes.map(dish).join(''))).toEqual([
    'Rossa | 9€ | tomates, ail, origan',
    'Toast | 15€ | multigrain, espelette',
    'Salade | 11€ | laitue, olives',
  ])
})

it('takes a column of mostly rising numbers for the numbers of the dishes', () => {
  const row = ([number, name, price]: string[]) =>
    `<tr><td>${number}</td><td>${name}</td><td>${price}</td></tr>`
  const rows = [
    ['40', 'Papadam', '4,50 €'],
    ['41', 'Chana Chat', '5,50 €'],
    ['43', 'Masala Papadam', '5,50 €'],
    ['42', 'Raita', '3,90 €'],
    ['50', 'Samosa', '6,90 €'],
    ['51', 'Pakora', '6,50 €'],
  ]
  expect(read(`<table>${rows.map(row).join('')}</table>`)).toEqual(
    rows.map(([, name, price]) => `${name} | ${price} | `),
  )
})

it('takes whole numbers beside the price of each dish for allergens or grams', () => {
  const dish = (name: string, price: string, of: string, numbers: string) =>
    `<li><p><b>${name}</b><span>${price}</span></p><p class="d">${of}</p><p class="n">${numbers}</p></li>`
  const allergens = [
    dish('Bianca', '5,00 €', 'Fior di latte, rosmarino e olio.', '1, 7'),
    dish('Rossa', '6,00 €', 'Pomodoro, origano e olio.', '1'),
    dish('Funghi', '9,00 €', 'Pomodoro, fior di latte, funghi.', '1, 7'),
  ]
  expect(read(`<h2>Pizze</h2><ul>${allergens.join('')}</ul>`)).toEqual([
    'Bianca | 5,00 € | Fior di latte, rosmarino e olio.',
    'Rossa | 6,00 € | Pomodoro, origano e olio.',
    'Funghi | 9,00 € | Pomodoro, fior di latte, funghi.',
  ])
  const weighed = (name: string, grams: string, price: string) =>
    `<div><div class="dish">${name}</div><div class="w">${grams}</div><div class="p">${price}</div></div>`
  const salads = [
    weighed('Greek salad', '250', '45.00'),
    weighed('Bean salad', '150/50', '25.00'),
    weighed('Beet salad', '150', '19.00'),
  ]
  expect(read(`<h2>Salads</h2>${salads.join('')}`)).toEqual([
    'Greek salad | 45.00 | ',
    'Bean salad | 25.00 | ',
    'Beet salad | 19.00 | ',
  ])
})

it('keeps a description that ends in what may be added', () => {
  const dish = (name: string, description: string) =>
    `<div><h3>${name}</h3><p class="item-desc">${description}</p><p class="price">$9</p></div>`
  const dishes = [
    dish('Loaded Tots', 'Potato, beans, beer cheese — Add chicken +$5'),
    dish('Fried Rice', 'Egg, peas, sweet or spicy, extra pork +$9'),
    dish('Mushroom Soup', 'Oyster mushrooms, barley'),
  ]
  expect(read(`<h2>Mains</h2>${dishes.join('')}`)).toEqual([
    'Loaded Tots | $9 | Potato, beans, beer cheese — Add chicken +$5',
    'Fried Rice | $9 | Egg, peas, sweet or spicy, extra pork +$9',
    'Mushroom Soup | $9 | Oyster mushrooms, barley',
  ])
})

it('describes dishes by the headings that stand below each of them', () => {
  const page = `<h2>Gyros</h2><p>Lamb Gyro..........$4.50</p><h3>Seasoned lamb with tomato & feta</h3>
    <p>Veggie Gyro..........$4.00</p><h3>Tomato, hummus, onion,</h3><h3>green pepper & olives</h3>
    <h2>Salads</h2><p>Greek Salad (side)..........$2.50</p><p>(full)..........$6.00</p>
    <h3>Romaine, cucumber, onion</h3><p>Hot Sauce..........$.25</p>`
  expect(read(page)).toEqual([
    'Lamb Gyro | $4.50 | Seasoned lamb with tomato & feta',
    'Veggie Gyro | $4.00 | Tomato, hummus, onion, green pepper & olives',
    'Greek Salad | side $2.50 / full $6.00 | Romaine, cucumber, onion',
    'Hot Sauce | $.25 | ',
  ])
})

it('takes a line of prices below a heading for those of all dishes further down', () => {
  const wraps = `<h2>Wraps</h2><p>£9.50 on its own / £12.50 with chips</p>
    <h3>Bean Wrap</h3><p>Black beans, corn, lime</p><h3>Lamb Wrap</h3><p>Lamb, mint, onion</p>
    <h3>Pea Wrap</h3><p>Peas, dill</p>`
  const choice = `Your choice of — <b>Tofu</b> <em>$9.50</em> · <b>Beef</b> <em>$11.00</em>`
  const plain = (name: string, of: string) =>
    `<div class="dish"><span>${name}</span><span class="of">${of} <i class="heat">mild</i></span></div>`
  const wok = `<h2 class="course-title">From the Fire</h2><p>${choice}</p>
    ${plain('Ginger', 'Ginger with black fungus, corn')}${plain('Peanut', 'Peanut sauce with beans, carrot')}`
  const kids = `<h2>Little Ones <span>— $7 each</span></h2><div class="dish-name">Dino Nuggets</div>
    <div class="dish-name">Pasta with Tomato</div><div class="dish-name">Bean Burger</div>`
  const soups = ['Leek', 'Bean', 'Onion', 'Pea'].map(
    (name) => `<div class="dish"><span>${name} Soup</span><span class="cost">$8</span></div>`,
  )
  expect(read(`<h2>Soups</h2>${soups.join('')}${wraps}${wok}${kids}`).slice(4)).toEqual([
    'Bean Wrap |  | Black beans, corn, lime',
    'Lamb Wrap |  | Lamb, mint, onion',
    'Pea Wrap |  | Peas, dill',
    'Ginger |  | Ginger with black fungus, corn',
    'Peanut |  | Peanut sauce with beans, carrot',
    'Dino Nuggets |  | ',
    'Pasta with Tomato |  | ',
    'Bean Burger |  | ',
  ])
})

it('takes the prices of a choice below a name for those of the dish', () => {
  const choice = '<p>Choice of <b>tofu</b> <b>$9</b>, <b>beef</b> <b>$11</b></p>'
  const dishes = `<h3>Ginger wok</h3>${choice}<h3>Bean wok</h3><p>Beans, corn</p>${choice}<h3>Leek soup</h3><p>$8</p>`
  expect(read(`<h2>Mains</h2>${dishes}`)).toEqual([
    'Ginger wok | $9 / $11 | Choice of tofu $9 / beef $11',
    'Bean wok | $9 / $11 | Beans, corn Choice of tofu $9 / beef $11',
    'Leek soup | $8 | ',
  ])
  const bold = (name: string) => `<p><b>${name}</b> $8</p>`
  expect(
    read(`<h2>Mains</h2><p><b>Ginger wok</b></p>${choice}${bold('Rice bowl')}${bold('Noodles')}`),
  ).toEqual([
    'Ginger wok | $9 / $11 | Choice of tofu $9 / beef $11',
    'Rice bowl | $8 | ',
    'Noodles | $8 | ',
  ])
})
