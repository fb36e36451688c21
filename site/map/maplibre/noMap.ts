/** Replaces MapLibre and its worker in our Worker's bundle, which draws no map and would carry half a megabyte for nothing. */
class NoMap {}
const noWorker = ''

export const setWorkerUrl = undefined
export const prewarm = undefined
export const addProtocol = undefined
export { NoMap as GeoJSONSource, NoMap as Map, noWorker as default }
