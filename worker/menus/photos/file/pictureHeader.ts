/** What a picture says of itself before anything is decoded. */
export interface PictureHeader {
  type: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
}
