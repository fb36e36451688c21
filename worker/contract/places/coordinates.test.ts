import { describe, expect, it } from 'vitest'
import { formatCoordinates, parseCoordinates } from './coordinates.ts'

describe('parseCoordinates', () => {
  it.each([
    ['42.36, -71.06', 42.36, -71.06],
    ['42.36 -71.06', 42.36, -71.06],
    ['  42.36;-71.06 ', 42.36, -71.06],
    ['geo:42.36,-71.06', 42.36, -71.06],
    ['42, -71', 42, -71],
    ['42.36°, −71.06°', 42.36, -71.06],
    ['42.36° N 71.06° W', 42.36, -71.06],
    ['42.36N71.06W', 42.36, -71.06],
    ['N 42.36, W 71.06', 42.36, -71.06],
    ['71.06 W, 42.36 N', 42.36, -71.06],
    ['33.87 s 151.21 e', -33.87, 151.21],
    ['90, 180', 90, 180],
    ['52,52 13,405', 52.52, 13.405],
    ['52,52, 13,405', 52.52, 13.405],
    ['-33,8688; 151,2093', -33.8688, 151.2093],
    ['52,52° N 13,405° E', 52.52, 13.405],
    ['４２．３６、－７１．０６', 42.36, -71.06],
    ['٤٢٫٣٦، ٧١٫٠٦', 42.36, 71.06],
    [`42.36${' '.repeat(50)},${' '.repeat(50)}-71.06`, 42.36, -71.06],
  ])('reads %s', (text, lat, lng) => {
    expect(parseCoordinates(text)).toEqual({ lat, lng })
  })

  it('reads minutes and seconds', () => {
    const point = parseCoordinates(`42°21'36"N, 71°3'36"W`)
    expect(point?.lat).toBeCloseTo(42.36, 9)
    expect(point?.lng).toBeCloseTo(-71.06, 9)
  })

  it.each([
    '',
    '42.36',
    '42 71',
    '02139',
    '02139-1234',
    'Boston, MA',
    '91, 0',
    '0, 181',
    '42 N, 71 N',
    '42 E, 71 W',
    '-42 N, 71 W',
    `42°61'N, 71°W`,
    '1,2,3',
    '1,2,3,4',
    '12,50 or 13,00',
    'NaN, 5',
  ])('leaves "%s" to the gazetteer', (text) => {
    expect(parseCoordinates(text)).toBeNull()
  })

  it('are read as they are written', () => {
    const text = formatCoordinates({ lat: 42.3601234, lng: -71.0589 })
    expect(text).toBe('42.36012, -71.0589')
    expect(parseCoordinates(text)).toEqual({ lat: 42.36012, lng: -71.0589 })
  })
})
