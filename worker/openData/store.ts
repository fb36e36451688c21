/** The name of the file in its bucket. */
export const OPEN_DATA_NAME = 'restaurants.geojson.gz'

/** Without a body when the conditions do not hold, as when the caller has the file already. */
export function readOpenData(
  bucket: R2Bucket,
  conditions: Headers,
): Promise<R2ObjectBody | R2Object | null> {
  return bucket.get(OPEN_DATA_NAME, { onlyIf: conditions })
}

/** The file's date and size, without its content. */
export function findOpenData(bucket: R2Bucket): Promise<R2Object | null> {
  return bucket.head(OPEN_DATA_NAME)
}
