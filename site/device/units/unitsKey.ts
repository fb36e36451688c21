/** The key under which the device stores the units of distances. */
export const UNITS_KEY = 'units'
