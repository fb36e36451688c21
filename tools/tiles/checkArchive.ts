import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { bytesToHeader, Compression, type Header, TileType } from 'pmtiles'

/** The layers that a map cannot do without, of those that the site's style draws (site/map/archive/style.ts). */
const NEEDED_LAYERS = ['earth', 'water']
const HEADER_BYTES = 127
const MAX_METADATA_BYTES = 8 * 1024 * 1024
const NAME = /^[a-z0-9-]{1,64}$/

/** Its message is a sentence for the person who gave the file. */
class BadArchiveError extends Error {}

export interface Archive {
  file: string
  /** The archive's name in the setting TILES. */
  name: string
  bytes: number
  header: Header
}

/** Checks whether a file is a PMTiles archive that the site can draw. */
export function checkArchive(file: string): Archive {
  const name = basename(file, '.pmtiles')
  if (!file.endsWith('.pmtiles') || !NAME.test(name)) {
    throw new BadArchiveError(
      `${basename(file)}: name the file NAME.pmtiles, NAME being small letters, digits and hyphens.`,
    )
  }
  const opened = openFile(file)
  try {
    const bytes = fstatSync(opened).size
    const header = readHeader(opened, file)
    const end = Math.max(
      header.jsonMetadataOffset + header.jsonMetadataLength,
      header.tileDataOffset + (header.tileDataLength ?? 0),
    )
    if (bytes < end) {
      throw new BadArchiveError(`${file} is cut off: ${bytes} bytes of ${end}. Download it again.`)
    }
    checkLayers(readMetadata(opened, file, header), file)
    return { file, name, bytes, header }
  } finally {
    closeSync(opened)
  }
}

function openFile(file: string): number {
  try {
    return openSync(file, 'r')
  } catch {
    throw new BadArchiveError(`${file} cannot be read.`)
  }
}

function readHeader(opened: number, file: string): Header {
  const start = readAt(opened, 0, HEADER_BYTES)
  if (start.length < HEADER_BYTES || start.toString('latin1', 0, 7) !== 'PMTiles') {
    throw new BadArchiveError(`${file} is no PMTiles archive.`)
  }
  if (start[7] !== 3) {
    throw new BadArchiveError(
      `${file} is a PMTiles archive of version ${start[7]}; the site reads version 3 (pmtiles convert makes one).`,
    )
  }
  const header = bytesToHeader(new Uint8Array(start).buffer)
  if (header.tileType !== TileType.Mvt) {
    throw new BadArchiveError(`${file} holds pictures or other tiles; the site draws vector tiles.`)
  }
  if (header.tileCompression !== Compression.None && header.tileCompression !== Compression.Gzip) {
    throw new BadArchiveError(`${file}: browsers can unpack gzip alone; its tiles are packed else.`)
  }
  return header
}

function readMetadata(opened: number, file: string, header: Header): unknown {
  const { jsonMetadataOffset, jsonMetadataLength, internalCompression } = header
  const packed = readAt(
    opened,
    jsonMetadataOffset,
    Math.min(jsonMetadataLength, MAX_METADATA_BYTES),
  )
  try {
    const isPacked = internalCompression === Compression.Gzip
    const text = isPacked ? gunzipSync(packed, { maxOutputLength: MAX_METADATA_BYTES }) : packed
    return JSON.parse(text.toString('utf8'))
  } catch {
    throw new BadArchiveError(`${file}: its metadata cannot be read.`)
  }
}

function checkLayers(metadata: unknown, file: string): void {
  const layers = layersOf(metadata)
  const missing = NEEDED_LAYERS.filter((layer) => !layers.includes(layer))
  if (missing.length === 0) return
  throw new BadArchiveError(
    `${file} has no layer ${missing.join(', ')}, but ${layers.join(', ') || 'none'}. The site draws the schema of the Protomaps basemap, version 4.`,
  )
}

function layersOf(metadata: unknown): string[] {
  if (typeof metadata !== 'object' || metadata === null || !('vector_layers' in metadata)) return []
  const { vector_layers: layers } = metadata
  if (!Array.isArray(layers)) return []
  return layers.map((layer) => String(layer?.id))
}

/** Returns fewer bytes at the end of the file. */
export function readAt(opened: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(opened, bytes, 0, length, offset))
}
