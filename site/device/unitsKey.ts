/** Under which the device keeps in which units distances are read. */
export const UNITS_KEY = 'units'
