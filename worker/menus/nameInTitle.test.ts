import { expect, it } from 'vitest'
import { nameInTitle } from './nameInTitle.ts'

it.each([
  ['The Corner House', 'The Corner House'],
  ['Zum Krug – Speisekarte', 'Zum Krug'],
  ['Unsere Speisekarte | Zum Krug – Gasthaus in Ulm', 'Zum Krug'],
  ['Home - Osteria Blu', 'Osteria Blu'],
  ['Welcome to The Fork', 'The Fork'],
  ['Dinner Menu: The Fork', 'The Fork'],
  ['Menù · Osteria Blu · Roma', 'Osteria Blu'],
  ['トップページ｜豆の木', '豆の木'],
  ['قائمة الطعام | بيت الفول', 'بيت الفول'],
  ['Home Slice Pizza | Austin', 'Home Slice Pizza'],
  ['Welcome Diner | Tucson', 'Welcome Diner'],
  ['Index Coffee', 'Index Coffee'],
  ['Vegan | Zum Krug', 'Zum Krug'],
  ['Veganes Restaurant & Bar | Zum Krug', 'Zum Krug'],
  ['Green Fork | Linktree', 'Green Fork'],
  ['Order Online | Green Fork', 'Green Fork'],
  ['Panini · Osteria Blu', 'Osteria Blu'],
  ['Contact | Green Fork', 'Green Fork'],
  ['Über uns | Zum Krug', 'Zum Krug'],
  ['À propos - Chez Lou', 'Chez Lou'],
  ['Reservas | Casa Pepe', 'Casa Pepe'],
  ['Strona główna | Pod Lipą', 'Pod Lipą'],
])('finds the name in “%s”', (title, name) => {
  expect(nameInTitle(title, 'www.example.com')).toBe(name)
})

it.each([
  'Menu',
  'Home',
  '',
  '🌱',
  'La carta',
  'Lunch Menu',
  `Menu | ${'vegan '.repeat(20)}`,
  'La Carta de Oaxaca | Seattle',
  'Spring Menu | Boston',
  'Best Vegan Food in Ulm | Zum Grünen Krug',
  'Austin, TX | Green Fork',
  'Log into Facebook',
  'Nos formules de midi — Chez Lou',
  'Burgers maison à Rouen | Chez Lou',
  'Restaurant',
])('finds none in “%s”', (title) => expect(nameInTitle(title, 'www.example.com')).toBeNull())

it.each([
  ['Home Slice Pizza | Austin', 'homeslicepizza.com', 'Home Slice Pizza'],
  ['Austin | Home Slice Pizza', 'www.homeslice.com', 'Home Slice Pizza'],
  ['Austin | Green Fork', 'austin.greenfork.com', 'Green Fork'],
  ['La Carta de Oaxaca | Seattle', 'lacartadeoaxaca.com', 'La Carta de Oaxaca'],
  ['Vegan Bistro | Ulm', 'www.vegan-bistro.de', 'Vegan Bistro'],
  ['Best Vegan Food in Ulm | Zum Grünen Krug', 'www.zum-grunen-krug.de', 'Zum Grünen Krug'],
  ['Restaurant | Zum Krug', 'restaurant-krug.de', 'Zum Krug'],
  ['Pizza – Da Mario', 'pizza-mario.de', 'Da Mario'],
  ['Vegan | Zum Krug', 'vegankrug.de', 'Zum Krug'],
  ['Zum Krug | Facebook', 'www.facebook.com', 'Zum Krug'],
  ['Order Online | Green Fork', 'order-online.greenfork.com', 'Green Fork'],
])('takes the name in “%s” of %s for what the address repeats', (title, host, name) => {
  expect(nameInTitle(title, host)).toBe(name)
})
