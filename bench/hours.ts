import { readCommandLine } from '../tools/commandLine.ts'
import { openText } from '../tools/import/openText.ts'
import { splitRecords } from '../tools/import/splitRecords.ts'
import { toRestaurantInput } from '../tools/import/toRestaurantInput.ts'
import { openStateAt } from '../worker/contract/hours/openState.ts'
import { decodeWeek, type Week } from '../worker/contract/hours/week.ts'
import { type DerivedHours, deriveHours } from '../worker/restaurants/hours/deriveHours.ts'
import { makeRandom } from '../worker/testing/restaurants.ts'
import {
  changesOfClocks,
  drawMoment,
  shownIn,
  toldByLibrary,
  toldInZone,
  ZONES,
} from './hours/compare.ts'
import { placesFile } from './placesFile.ts'
import { atLeast, atMost, type Figure, report, told } from './report.ts'

const USAGE = `npm run bench:hours -- [FILE] [--json FILE] [--unread]

Reads the opening hours of FILE (default ../shared/data/osm-vegan-places.geojson.gz), and compares our weeks with the
library opening_hours, for random places and moments in 20 time zones, half of them near clock changes. That file writes
"open" alone for unknown hours, which counts as none. --unread prints the hours that make no week.`

const SAMPLES = 10_000

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    unread: { type: 'boolean', default: false },
  },
})
// The library reads hours in the process's time zone.
process.env.TZ = 'UTC'
const file = placesFile(positionals[0])
const places = await readPlaces(file)

const wrong = { states: 0, changes: 0, moments: 0, slips: 0 }
report('Opening hours', [...understood(), ...sizes(), ...compared()], values.json)

interface HoursOfPlace extends DerivedHours {
  text: string
}

/** The places with any hours; a text that the import treats as no hours becomes "". */
async function readPlaces(from: string): Promise<HoursOfPlace[]> {
  const inputs = []
  for await (const record of splitRecords((await openText(from)).chunks)) {
    const reading = toRestaurantInput(record)
    const says = /"opening_hours"\s*:\s*"/.test(record.text)
    if ('restaurant' in reading && says) inputs.push(reading.restaurant)
  }
  const derived = await deriveHours(inputs)
  return inputs.map(({ openingHours }, at) => ({
    text: openingHours ?? '',
    ...(derived[at] ?? { zone: null, week: null }),
  }))
}

function understood(): Figure[] {
  const saying = places.filter(({ text }) => text !== '')
  const read = saying.filter(({ week }) => week !== null)
  if (values.unread) {
    for (const text of new Set(saying.flatMap((one) => (one.week === null ? one.text : []))))
      console.log(text)
  }
  return [
    told('texts', places.length, ''),
    told('of them "open", which says no hours', places.length - saying.length, ''),
    atLeast('understood of those that say hours', (100 * read.length) / saying.length, '%', 97),
    atLeast(
      'understood of all, "open" as saying none',
      100 - (100 * (saying.length - read.length)) / places.length,
      '%',
      97,
    ),
  ]
}

function sizes(): Figure[] {
  const bytes = places.map(({ zone, week }) => JSON.stringify({ zone, week }).length - 1)
  return [
    atMost('most in a search document', Math.max(...bytes), 'B', 120),
    told('mean in a search document', bytes.reduce((sum, one) => sum + one, 0) / bytes.length, 'B'),
  ]
}

function compared(): Figure[] {
  const random = makeRandom(3)
  const weeks = places.flatMap(({ text, week }) => {
    const read = decodeWeek(week)
    return read === null ? [] : [{ text, week: read }]
  })
  for (const zone of ZONES) {
    const clocks = changesOfClocks(zone)
    for (let drawn = 0; drawn < SAMPLES / ZONES.length; ) {
      const place = weeks[Math.floor(random() * weeks.length)]
      if (place && compare(place, zone, drawMoment(clocks, random))) drawn += 1
    }
  }
  return [
    told('places and moments compared', SAMPLES, ''),
    atMost('other states than the library', wrong.states, '', 0),
    atMost('other next changes than the library, by the clock', wrong.changes, '', 0),
    atMost('other next changes than the library, by the moment', wrong.moments, '', 0),
    told(
      'moments near a change of clocks at which the library contradicts itself',
      wrong.slips,
      '',
    ),
  ]
}

/** False if a holiday is too near. */
function compare({ text, week }: { text: string; week: Week }, zone: string, at: number): boolean {
  const expected = toldByLibrary(text, shownIn(zone, at))
  const state = openStateAt(week, zone, at)
  if (expected === null || state === null) return false
  const shown = state.next && Date.UTC(1970, 0, 1 + state.next.day, 0, state.next.minute)
  if (state.is !== expected.is) wrong.states += 1
  if (shown !== expected.next) wrong.changes += 1
  const inZone = toldInZone(text, zone, at)
  const next = inZone?.next && shownIn(zone, inZone.next)
  if (inZone?.is !== expected.is || next !== expected.next) wrong.slips += 1
  else if (state.next?.at !== inZone.next && state.next !== inZone.next) wrong.moments += 1
  return true
}
