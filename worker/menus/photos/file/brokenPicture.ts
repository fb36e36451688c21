/** A file that says it is a picture and cannot be decoded as one. */
export class BrokenPicture extends Error {
  override name = 'BrokenPicture'
}
