import { BrokenPicture } from '../file/brokenPicture.ts'
import type { Grey } from '../picture/grey.ts'
import { blockReader } from './blocks.ts'
import { BitReader } from './huffman.ts'
import { type Light, startLight } from './light.ts'
import {
  readFrame,
  readHuffman,
  readQuantisation,
  readScan,
  type Scan,
  type Tables,
} from './segments.ts'

/** A picture has ten or so; thousands would only take time. */
const MOST_SCANS = 64

/** The lightness of a JPEG, baseline or progressive (ITU T.81). Colours are passed over: they would take four times the memory. */
export function decodeJpeg(file: Uint8Array): Grey {
  const tables: Tables = { quantisation: [], dc: [], ac: [], restartEvery: 0 }
  let light: Light | null = null
  let scans = 0
  let at = 2
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) throw new BrokenPicture('A marker is missing')
    const marker = file[at + 1] ?? 0
    if (marker === 0xd9) break
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0)
    const segment = file.subarray(at + 4, at + 2 + length)
    at += 2 + Math.max(2, length)
    if (marker === 0xdb) readQuantisation(segment, tables)
    else if (marker === 0xc4) readHuffman(segment, tables)
    else if (marker === 0xdd) tables.restartEvery = (segment[0] ?? 0) * 256 + (segment[1] ?? 0)
    else if (marker >= 0xc0 && marker <= 0xc2 && light === null) {
      light = startLight(readFrame(segment, marker === 0xc2))
    } else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8 && marker !== 0xcc) {
      throw new BrokenPicture('This kind of JPEG is not read')
    } else if (marker === 0xda) {
      scans += 1
      if (light === null || scans > MOST_SCANS) throw new BrokenPicture('A scan is out of place')
      at = decodeScan(file, at, readScan(segment, light.frame, tables), light, tables)
    }
  }
  if (light === null || scans === 0) throw new BrokenPicture('The picture is incomplete')
  return light.finish(tables)
}

/** @returns where the segment after the scan begins */
function decodeScan(
  file: Uint8Array,
  start: number,
  scan: Scan,
  light: Light,
  tables: Tables,
): number {
  const isOfLight = scan.components.some(({ place }) => place === 0)
  if (!isOfLight) return endOfScan(file, start)
  const bits = new BitReader(file, start)
  const parts = scan.components.map(({ place, dc, ac }) => ({
    component: light.frame.components[place],
    isLight: place === 0,
    read: blockReader(scan, { dc, ac }, light.frame.isProgressive),
    run: { previousDc: 0, empty: 0 },
  }))
  const isAlone = parts.length === 1
  const [across, down] = isAlone ? [1, 1] : [light.frame.mostAcross, light.frame.mostDown]
  const columns = Math.ceil(light.frame.width / 8 / across)
  const units = columns * Math.ceil(light.frame.height / 8 / down)
  for (let unit = 0; unit < units; unit += 1) {
    if (tables.restartEvery > 0 && unit > 0 && unit % tables.restartEvery === 0) {
      bits.restart()
      for (const { run } of parts) Object.assign(run, { previousDc: 0, empty: 0 })
    }
    const [column, row] = [unit % columns, Math.floor(unit / columns)]
    for (const { component, isLight, read, run } of parts) {
      const [wide, high] = isAlone ? [1, 1] : [component?.across ?? 1, component?.down ?? 1]
      for (let i = 0; i < wide * high; i += 1) {
        const x = column * wide + (i % wide)
        const y = row * high + Math.floor(i / wide)
        light.readBlock(isLight, x, y, (block, at) => read(bits, run, block, at), tables)
      }
    }
  }
  return endOfScan(file, bits.at)
}

/** Where the next marker stands, other than a restart. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    const next = file[at + 1] ?? 0
    const isMarker = file[at] === 0xff && next !== 0 && next !== 0xff
    if (isMarker && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}
