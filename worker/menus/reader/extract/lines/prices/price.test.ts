import { describe, expect, it } from 'vitest'
import { takePrice } from './price.ts'

describe('takePrice', () => {
  it.each([
    ['Pad Thai 12.50', 'Pad Thai', '12.50'],
    ['Pad Thai ........ $9', 'Pad Thai', '$9'],
    ['Plain fries // $4', 'Plain fries', '$4'],
    ['Tagessuppe 4,50 €', 'Tagessuppe', '4,50 €'],
    ['Rösti CHF 18.–', 'Rösti', 'CHF 18.–'],
    ['Subs S 8 / L 12', 'Subs', 'S 8 / L 12'],
    ['$7 Nachos', 'Nachos', '$7'],
    ['Lobster – market price', 'Lobster', 'market price'],
    ['Masala Dosa ₹120', 'Masala Dosa', '₹120'],
    ['Bean stew from $9', 'Bean stew', 'from $9'],
    ['Tagesessen ab ca. 9 €', 'Tagesessen', 'ab ca. 9 €'],
    ['Paella a partir de 12,50 €', 'Paella', 'a partir de 12,50 €'],
    ['Torta da 5 €', 'Torta da', '5 €'],
    ['Kuchen ab 14', 'Kuchen ab', '14'],
    ['Kohlrab 3 €', 'Kohlrab', '3 €'],
    ['Malbec 175ml 7.20 / bottle 29', 'Malbec', '175ml 7.20 / bottle 29'],
  ])('takes the price off "%s"', (text, name, price) => {
    expect(takePrice(text)).toMatchObject({ text: name, price })
  })

  it.each([
    'Egg Roll (2)',
    '0,75 l Hauswein',
    'Route 66',
    'Since 1998',
    'House Lager 4.2%',
    'Soup of the day',
  ])('sees no price in "%s"', (text) => {
    expect(takePrice(text)).toBeNull()
  })

  it('is sure of a price with a currency and not of a bare number', () => {
    expect(takePrice('Soup £5')?.isSure).toBe(true)
    expect(takePrice('Soup 5')?.isSure).toBe(false)
  })
})
