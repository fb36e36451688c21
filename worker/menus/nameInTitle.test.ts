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
])('finds the name in “%s”', (title, name) => {
  expect(nameInTitle(title, 'www.example.com')).toBe(name)
})

it.each(['Menu', 'Home', '', 'La carta', 'Lunch Menu', `Menu | ${'vegan '.repeat(20)}`])(
  'finds none in “%s”',
  (title) => expect(nameInTitle(title, 'www.example.com')).toBeNull(),
)

it('prefers what the address of the website says too', () => {
  const title = 'Best Vegan Food in Ulm | Zum Grünen Krug'
  expect(nameInTitle(title, 'www.gruenerkrug.de')).toBe('Best Vegan Food in Ulm')
  expect(nameInTitle(title, 'www.zum-grunen-krug.de')).toBe('Zum Grünen Krug')
  expect(nameInTitle(title, 'krug.ulm.de')).toBe('Zum Grünen Krug')
})
