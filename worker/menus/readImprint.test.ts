import { expect, it } from 'vitest'
import { parsePage } from './reader/extract/page.ts'
import { readImprint } from './readImprint.ts'

const FORK = {
  name: 'Fork',
  address: '1 Main St, Nashua',
  geoJson: { type: 'Point', coordinates: [-71.4, 42.7] },
}

it.each([
  [
    'JSON-LD',
    `<script type="application/ld+json">{"@type":"Restaurant","name":"Fork","address":{"streetAddress":
      "1 Main St","addressLocality":"Nashua"},"geo":{"latitude":42.7,"longitude":"-71.4"},}</script>`,
  ],
  [
    'microdata',
    `<div itemscope itemtype="https://schema.org/Restaurant"><b itemprop="name">Fork</b><p itemprop="address" itemscope>
      <span itemprop="streetAddress">1 Main St</span><span itemprop="addressLocality">Nashua</span></p>
      <p itemprop="geo" itemscope><i itemprop="latitude">42.7</i><i itemprop="longitude">-71.4</i></p></div>`,
  ],
  [
    'meta and an address',
    `<meta property="og:site_name" content="Fork"><meta name="geo.position" content="42.7;-71.4">
      <address>1 Main St, Nashua<br>Tel: 555 0100</address>`,
  ],
])('reads the name, address and place of the restaurant from %s', (_, html) => {
  expect(readImprint(parsePage(html))).toEqual(FORK)
})

it('is empty on a page that says nothing', () => {
  expect(readImprint(parsePage('<p>Soup 5</p>'))).toEqual({
    name: null,
    address: null,
    geoJson: null,
  })
})
