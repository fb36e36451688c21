/** The type and size in a picture's header, known before decoding. */
export interface PictureHeader {
  type: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
}
