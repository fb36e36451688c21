import './DataCredits.css'
import { msg, t } from '../../languages/t.ts'

const CREDITS = [
  {
    name: 'OpenStreetMap',
    href: 'https://www.openstreetmap.org/copyright',
    text: msg(
      'Restaurants and the streets between them. © OpenStreetMap contributors, under the Open Database License (ODbL).',
    ),
  },
  {
    name: msg('OpenFreeMap and OpenMapTiles'),
    href: 'https://openfreemap.org/',
    text: msg(
      'Street-level map tiles from OpenFreeMap, in the OpenMapTiles schema, © OpenMapTiles, made from OpenStreetMap.',
    ),
  },
  {
    name: 'Protomaps',
    href: 'https://protomaps.com/',
    text: msg('Streets where Sprig serves a map of its own, made from OpenStreetMap.'),
  },
  {
    name: 'GeoNames',
    href: 'https://www.geonames.org/',
    text: msg('Names and positions of cities, under CC BY 4.0.'),
  },
  {
    name: 'US Census Bureau',
    href: 'https://www.census.gov/geographies/mapping-files.html',
    text: msg('Positions of ZIP codes and the outlines of the states. In the public domain.'),
  },
  {
    name: 'Natural Earth',
    href: 'https://www.naturalearthdata.com/',
    text: msg(
      'Coastlines and borders of the map you see before streets arrive. In the public domain.',
    ),
  },
  {
    name: msg('Software'),
    href: '/licenses.txt',
    text: msg('The libraries that run in your browser, each under its own licence.'),
  },
] as const

/** The sources of the data and the software, in the words that their licences require. */
export function DataCredits() {
  return (
    <ul className="credits">
      {CREDITS.map(({ name, href, text }) => (
        <li key={name}>
          <a href={href} rel="noopener">
            {t(name)}
          </a>
          <p>{t(text)}</p>
        </li>
      ))}
    </ul>
  )
}
