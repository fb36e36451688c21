import type { Position } from 'geojson'

const WIDTH = 800
/** The latitudes at which the map is cut: the polar regions would take half of it. */
const TOP = 74
const BOTTOM = -56

const mercator = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * WIDTH) / (2 * Math.PI)

function pathOf(ring: readonly Position[]): string {
  const steps = ring.map(([lng = 0, lat = 0]) => {
    const x = ((lng + 180) * WIDTH) / 360
    const y = mercator(TOP) - mercator(Math.max(lat, BOTTOM - 10))
    return `${Math.round(x)} ${Math.round(y)}`
  })
  const apart = steps.filter((step, index) => step !== steps[index - 1])
  return apart.length < 4 ? '' : `M${apart.join('L')}Z`
}

/** All land in Mercator's projection as one black shape: a mask that the page colours. */
export function drawLand(land: readonly Position[][][]): string {
  const height = Math.round(mercator(TOP) - mercator(BOTTOM))
  const path = land.flatMap((rings) => rings.map(pathOf)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" preserveAspectRatio="xMidYMid slice"><path fill-rule="evenodd" d="${path}"/></svg>`
}
