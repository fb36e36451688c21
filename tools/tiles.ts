import { readOneAndRemote } from './database/program.ts'
import { fail } from './fail.ts'
import { checkArchive } from './tiles/checkArchive.ts'
import { uploadArchive } from './tiles/uploadArchive.ts'

const USAGE = `npm run tiles -- FILE.pmtiles [--remote]

Uploads a street map of our own to R2, and replaces one of the same name. The setting TILES = "pmtiles:FILE" then shows it.
The file is a PMTiles archive, version 3, with vector tiles in the schema of the Protomaps basemap, version 4.
--remote uploads to the Cloudflare account that wrangler is signed in to; without it, to STATE_DIR.`

const MEGABYTE = 1_000_000

const { given: file, remote } = readOneAndRemote(USAGE)

try {
  const archive = checkArchive(file)
  const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = archive.header
  const of = (bytes: number) => (bytes / MEGABYTE).toFixed(1)
  console.log(
    `${of(archive.bytes)} MB, zooms ${minZoom} to ${maxZoom}, from ${minLat}, ${minLon} to ${maxLat}, ${maxLon}`,
  )
  await uploadArchive(archive, { remote }, (sent) =>
    console.log(`${of(sent)} of ${of(archive.bytes)} MB`),
  )
  console.log(`It is there. TILES = "pmtiles:${archive.name}" shows it.`)
} catch (error) {
  fail(error)
}
