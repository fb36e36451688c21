/** Coordinates are summed in whole numbers, so that what is added and subtracted leaves exactly nothing. */
export const WHOLES_PER_DEGREE = 100_000

/** SQL: a column of degrees in those whole numbers. */
export const wholeDegrees = (column: 'lat' | 'lng') =>
  `CAST(ROUND(${column} * ${WHOLES_PER_DEGREE}) AS INTEGER)`
