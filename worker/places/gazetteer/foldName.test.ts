import { describe, expect, it } from 'vitest'
import { foldName, foldPrefixes } from './foldName.ts'

describe('foldName', () => {
  it.each([
    ['St. Louis', 'saint louis'],
    ["Coeur d'Alene", 'coeur d’alene'],
    ['San José', 'SAN JOSE'],
    ['Ft. Lauderdale', 'Fort Lauderdale'],
    ['Mt Vernon', 'Mount Vernon'],
    ['Washington, D.C.', 'washington dc'],
    ['Winston-Salem', 'Winston Salem'],
    ['Łódź', 'Lodz'],
    ['Straße', 'strasse'],
  ])('gives %s and %s one key', (one, other) => {
    expect(foldName(one)).toBe(foldName(other))
  })

  it('keeps letters of every script', () => {
    expect(foldName('東京')).toBe('東京')
    expect(foldName('Москва')).toBe('москва')
  })

  it('handles the names of object properties like other names', () => {
    expect(foldName('Constructor, to String')).toBe('constructortostring')
  })

  it('is empty for text without letters and digits', () => {
    expect(foldName(' "🌱" -- ')).toBe('')
  })

  it('reads a half-typed "st" as both', () => {
    expect(foldPrefixes('st')).toEqual(['st', 'saint'])
    expect(foldPrefixes('east st')).toEqual(['eastst', 'eastsaint'])
    expect(foldPrefixes('st. l')).toEqual(['saintl'])
    expect(foldPrefixes('!')).toEqual([])
  })
})
