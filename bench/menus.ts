import { parseArgs } from 'node:util'
import { measureDishes } from './menus/dishes.ts'
import { measureExtraction } from './menus/extraction.ts'
import { measurePhotos } from './menus/photos.ts'
import { measureWholePages } from './menus/wholePages.ts'
import { report } from './report.ts'

const USAGE = `npm run bench:menus -- [--json FILE] [--only dishes|extraction|whole|photos]

Measures how menus are read: which dishes are called vegan, which dishes are found on pages, what is called
vegan on whole pages from their HTML to the verdict, and what is read from photos.
The test sets stand in bench/menus; of each a part was held back while the rules were written, and has its own figures.`

const MEASURES = {
  dishes: measureDishes,
  extraction: measureExtraction,
  whole: measureWholePages,
  photos: measurePhotos,
}

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})
const chosen = Object.entries(MEASURES).filter(
  ([name]) => values.only === undefined || name === values.only,
)
if (values.help || chosen.length === 0) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}

const figures = []
for (const [, measure] of chosen) figures.push(...(await measure()))
report('Menus: what is read, and what is called vegan', figures, values.json)
