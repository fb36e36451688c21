import { describe, expect, it } from 'vitest'
import { parseCoordinates } from '../contract/places/coordinates.ts'
import { readMapLink } from './mapLink.ts'

const FORK = { lat: 42.36412, lng: -71.05871 }
const GOOGLE = 'https://www.google.com/maps'

describe('readMapLink', () => {
  it.each([
    `${GOOGLE}/place/Fork+%26+Leaf/@42.3,-71.1,17z/data=!3m1!4b1!8m2!3d42.36412!4d-71.05871!16s`,
    `${GOOGLE}/place/Fork+%26+Leaf/@42.36412,-71.05871,17z`,
    `${GOOGLE}/@42.36412,-71.05871,3a,75y`,
    `${GOOGLE}?q=42.36412,-71.05871`,
    `${GOOGLE}/search/?api=1&query=42.36412%2C-71.05871`,
    `${GOOGLE}/dir/?api=1&destination=42.36412,-71.05871`,
    'https://maps.google.com/?ll=42.36412,-71.05871&z=12',
    'https://maps.apple.com/?address=1%20Elm%20St&ll=42.36412,-71.05871&q=Fork',
    'https://maps.apple.com/place?coordinate=42.36412,-71.05871&name=Fork',
    'https://yandex.com/maps/213/x/?ll=-71.05871%2C42.36412&z=12',
    'https://www.bing.com/maps?cp=42.36412~-71.05871&lvl=11',
    'https://www.openstreetmap.org/#map=16/42.36412/-71.05871',
    'https://www.openstreetmap.org/?mlat=42.36412&mlon=-71.05871#map=16/42.3/-71.1',
    'https://www.openvegemap.org/#zoom=14&lat=42.36412&lng=-71.05871',
    'https://sprig.example/?lat=42.36412&lng=-71.05871&zoom=12',
    'geo:42.36412,-71.05871?z=15',
    'geo:0,0?q=42.36412,-71.05871(Fork%20%26%20Leaf)',
    'Meet here: https://www.google.com/maps?q=42.36412,-71.05871 at 7',
    'Fork & Leaf (42.36412, -71.05871)',
    'Lat. 42.36412,-71.05871 Boston',
  ])('finds the coordinates in %s', (text) => {
    expect(parseCoordinates(readMapLink(text))).toEqual(FORK)
  })

  it.each([
    [`${GOOGLE}/place/87JC9W7R%2BJGV/data=!4m2`, '87JC9W7R+JGV'],
    ['https://maps.google.com/?q=87JC9W7R+JGV', '87JC9W7R+JGV'],
    ['Meet at https://plus.codes/87JC9W7R+JGV', '87JC9W7R+JGV'],
    [`${GOOGLE}/place/Caf%C3%A9+Fork/data=!4m2`, 'Café Fork'],
    [`${GOOGLE}/place/100%/data=!4m2`, '100%'],
    ['https://maps.google.com/?q=Boston,+MA', 'Boston, MA'],
    ['geo:0,0?q=Boston,+MA', 'Boston, MA'],
    ['Fork & Leaf https://maps.app.goo.gl/Ab12', 'Fork & Leaf'],
    ['Fork & Leafhttps://maps.app.goo.gl/Ab12', 'Fork & Leaf'],
  ])('finds the words in %s', (text, words) => {
    expect(readMapLink(text)).toBe(words)
  })

  it.each([
    'https://maps.app.goo.gl/Ab12',
    'Boston, MA',
    '02139',
    '42.36, -71.06',
    'Soup 4.50, 12.90',
    'Georgetown',
  ])('leaves %s', (text) => {
    expect(readMapLink(text)).toBe(text)
  })
})
