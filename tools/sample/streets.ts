import type { Quarter } from './area.ts'
import type { Random } from './random.ts'

const STREETS = `
  Maple Street, Chestnut Street, Linden Avenue, Orchard Street, Harbor Road, Mill Street, Hawthorne Avenue,
  Quarry Lane, Prospect Street, Willow Street, Garden Street, Cooper Street, Bridge Street, Sycamore Avenue,
  Old Post Road, Franklin Street, Hollis Street, Union Street, Foundry Row, Elm Street, Spruce Street, Pearl Street,
  Mercer Avenue, Juniper Street, Canal Street, Winthrop Avenue, Larkspur Lane, Depot Street, Church Street,
  High Street, Birch Street, Market Street, Ashford Avenue, Weaver Street, Lantern Row, Grove Street, Tanner Street,
  Beacon Hill Road, Fulton Street, Marsh Lane, Wharf Street, Laurel Avenue, Station Street, Belmont Avenue
`
  .split(',')
  .map((street) => street.trim())

/** "214 Maple Street, Boston, MA 02116": invented, but in the usual form. */
export function inventAddress(
  random: Random,
  town: string,
  state: string,
  quarter: Quarter,
): string {
  const unit = random.next() < 0.08 ? `, Unit ${random.whole(1, 9)}` : ''
  const number = random.whole(2, random.next() < 0.7 ? 480 : 2200)
  return `${number} ${random.pick(STREETS)}${unit}, ${quarter[3] ?? town}, ${state} ${quarter[2]}`
}

/** The corner where a food truck is. */
export function inventCorner(
  random: Random,
  town: string,
  state: string,
  quarter: Quarter,
): string {
  const [one, other] = random.shuffled(STREETS)
  return `${one} at ${other}, ${quarter[3] ?? town}, ${state} ${quarter[2]}`
}
