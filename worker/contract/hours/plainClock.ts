/** A time of day as in OpenStreetMap: "17:30". `minutes` since midnight, more than a day's for a night. */
export function plainClock(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}
