/** Food trucks, stalls and supper clubs. `kitchen` is the first cuisine of a kitchen. */
export interface PopUp {
  name: string
  city: string
  kitchen: string
  /** `never`: it has never been out and has no coordinates. */
  out: 'now' | 'later' | 'never'
}

function popUps(
  city: string,
  ...list: [name: string, kitchen: string, out: PopUp['out']][]
): PopUp[] {
  return list.map(([name, kitchen, out]) => ({ name, city, kitchen, out }))
}

export const POP_UPS: readonly PopUp[] = [
  ...popUps(
    'boston',
    ['Paprika Wheels', 'mexican', 'now'],
    ['The Dumpling Bicycle', 'chinese', 'now'],
    ['Ember Wagon', 'burger', 'now'],
    ['Falafel at the Fountain', 'middle-eastern', 'now'],
    ['Nomad Roti', 'caribbean', 'later'],
    ['Sunday Supper under the Elms', 'contemporary', 'later'],
    ['Miss Plum’s Travelling Pie Cart', 'bakery', 'never'],
  ),
  ...popUps(
    'cambridge',
    ['Tin Roof Tacos', 'mexican', 'now'],
    ['Little Blue Dosa Van', 'south-indian', 'later'],
  ),
  ...popUps('somerville', ['Waffle & Wander', 'ice-cream', 'now']),
  ...popUps('worcester', ['The Pierogi Trailer', 'eastern-european', 'later']),
  ...popUps('cape_cod', ['Driftwood Scoops', 'ice-cream', 'now']),
  ...popUps('nashua', ['Granite State Gyro Cart', 'greek', 'now']),
  ...popUps('portsmouth', ['Saltbox Sandwich Truck', 'deli', 'later']),
  ...popUps(
    'new_york',
    ['The Mushroom Shawarma Cart', 'middle-eastern', 'now'],
    ['Moon Over Momo', 'himalayan', 'now'],
    ['Basement Ramen Club', 'japanese', 'later'],
  ),
  ...popUps(
    'brooklyn',
    ['Jollof on the Corner', 'west-african', 'now'],
    ['Third Saturday Supper', 'comfort-food', 'later'],
  ),
  ...popUps(
    'los_angeles',
    ['Camión Verde', 'mexican', 'now'],
    ['Sunset Soft Serve', 'ice-cream', 'now'],
    ['Kimchi Caravan', 'korean', 'later'],
  ),
  ...popUps('san_francisco', ['Fog City Bánh Mì', 'vietnamese', 'now']),
  ...popUps('philadelphia', ['The Hoagie Wagon', 'deli', 'now']),
  ...popUps('washington', ['Injera Express', 'ethiopian', 'now']),
  ...popUps('phoenix', ['Desert Rose Juice Cart', 'salad', 'now']),
  ...popUps('richmond', ['Hickory on Wheels', 'southern', 'later']),
  ...popUps('providence', ['The Night Slice', 'pizza', 'now']),
]
