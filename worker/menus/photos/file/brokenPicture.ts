/** A file with the header of a picture that cannot be decoded. */
export class BrokenPicture extends Error {
  override name = 'BrokenPicture'
}
