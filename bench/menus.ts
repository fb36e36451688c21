import { readCommandLine, refuse } from '../tools/commandLine.ts'
import { measureDishes } from './menus/dishes.ts'
import { measureExtraction } from './menus/extraction.ts'
import { raiseFloors, readFloors, writeFloors } from './menus/floors.ts'
import { measurePhotos } from './menus/photos.ts'
import { measureSets } from './menus/sets.ts'
import { measureWholePages } from './menus/wholePages.ts'
import { report } from './report.ts'

const USAGE = `npm run bench:menus -- [--json FILE] [--only sets|dishes|extraction|whole|photos] [--misses] [--raise]

Measures how menus are read: which dishes are called vegan, which dishes are found on pages, what is called
vegan on whole pages from their HTML to the verdict, and what is read from photos.
The test sets are in bench/menus; a part of each was held back while the rules were written, and has its own figures.
--misses also prints each wrong line of the open half of the sets.
--raise writes better figures to bench/menus/floors.json; npm test fails when a figure falls below its floor.`

const { values } = readCommandLine(USAGE, {
  options: {
    json: { type: 'string' },
    only: { type: 'string' },
    misses: { type: 'boolean' },
    raise: { type: 'boolean' },
  },
})
const MEASURES = {
  sets: () => measureSets(values.misses ? console.log : undefined),
  dishes: measureDishes,
  extraction: measureExtraction,
  whole: measureWholePages,
  photos: measurePhotos,
}
const chosen = Object.entries(MEASURES).filter(
  ([name]) => values.only === undefined || name === values.only,
)
if (chosen.length === 0) refuse(USAGE)

const figures = []
for (const [, measure] of chosen) figures.push(...(await measure()))
report('Menus: what is read, and what is called vegan', figures, values.json)

const { floors, raised } = raiseFloors(figures, readFloors())
if (values.raise) writeFloors(floors)
if (raised > 0) {
  console.log(
    values.raise
      ? `\nFloors raised: ${raised}.`
      : `\nBetter than their floors: ${raised} figures. To keep that: npm run bench:menus -- --raise`,
  )
}
