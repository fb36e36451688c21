import '../../ui/page.css'
import { t } from '../../../languages/t.ts'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/saveFile.ts'
import { type Exported, toGeoJson, toKml } from '../exporting/exported.ts'
import type { Place } from '../merging/savedData.ts'
import type { KnownPlaces } from '../places.ts'

interface ExportButtonsProps {
  title: string
  places: readonly (Place & { id: string })[]
  known: KnownPlaces
  lists: readonly { id: string; name: string }[]
}

const FORMATS = [
  { label: 'GeoJSON', ending: 'geojson', type: 'application/geo+json', write: toGeoJson },
  { label: 'KML', ending: 'kml', type: 'application/vnd.google-earth.kml+xml', write: toKml },
] as const

/** Exports the places of a list for other maps. It needs no server. */
export function ExportButtons({ title, places, known, lists }: ExportButtonsProps) {
  const exported = places.map(({ id, name, note, lists: on }): Exported => {
    const names = lists.filter((list) => on.includes(list.id)).map((list) => list.name)
    return { id, name, note, lists: names, restaurant: known[id]?.restaurant ?? null }
  })
  return (
    <p className="line-up no-print">
      {t('Export as')}
      {FORMATS.map(({ label, ending, type, write }) => (
        <Button
          key={ending}
          size="small"
          onClick={() =>
            saveFile(`sprig.${ending}`, write(title, exported, window.location.origin), type)
          }
        >
          {label}
        </Button>
      ))}
    </p>
  )
}
