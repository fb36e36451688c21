import { z } from 'zod'
import { heldZoom } from '../limits.ts'
import { STILL_SIZES, type StillSize } from './stillMapPath.ts'

const LONGEST = '-90.00000,-180.00000,20.00,narrow.svg'.length

const isSize = (text: string | undefined): text is StillSize =>
  text !== undefined && Object.hasOwn(STILL_SIZES, text)

/**
 * The file name of a still map: "42.36,-71.06.svg" of a restaurant's page, "42.36010,-71.05890,12.00,wide.svg" of the main view;
 * `view` is null for the first kind.
 */
export const stillMapNameSchema = z
  .string()
  .max(LONGEST)
  .regex(
    /^-?\d{1,2}\.\d{2},-?\d{1,3}\.\d{2}\.svg$|^-?\d{1,2}\.\d{5},-?\d{1,3}\.\d{5},\d{1,2}\.\d{2},(?:narrow|wide)\.svg$/,
  )
  .transform((name) => {
    const [lat, lng, zoom, size] = name.replace('.svg', '').split(',')
    const place = { lat: Number(lat), lng: Number(lng) }
    return { place, view: isSize(size) ? { zoom: Number(zoom), size } : null }
  })
  .refine(({ place: { lat, lng }, view }) => {
    const isZoom = view === null || view.zoom === heldZoom(view.zoom)
    return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && isZoom
  })
