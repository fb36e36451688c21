/** Stands for MapLibre and its worker in the bundle of our own Worker, which draws no map: half a megabyte that nobody would run. */
class NoMap {}
const noWorker = ''

export const setWorkerUrl = undefined
export const prewarm = undefined
export const addProtocol = undefined
export { NoMap as GeoJSONSource, NoMap as Map, noWorker as default }
