/** The name of the file in its bucket. */
export const OPEN_DATA_NAME = 'restaurants.geojson.gz'

export function readOpenData(bucket: R2Bucket): Promise<R2ObjectBody | null> {
  return bucket.get(OPEN_DATA_NAME)
}

/** The file's date and size, without its content. */
export function findOpenData(bucket: R2Bucket): Promise<R2Object | null> {
  return bucket.head(OPEN_DATA_NAME)
}
