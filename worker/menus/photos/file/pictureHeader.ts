/** How a picture has to be moved to stand as it was seen (EXIF 2.3, 4.6.4): mirrored first, then turned clockwise. */
export interface Orientation {
  isMirrored: boolean
  /** Quarters of a turn. */
  quarters: number
}

/** What a picture says of itself before anything is decoded. */
export interface PictureHeader {
  type: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
  orientation: Orientation
}

export const UPRIGHT: Orientation = { isMirrored: false, quarters: 0 }
