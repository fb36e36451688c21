/** A time of day as maps write it: "17:30". `minutes` since midnight, which a night may exceed. */
export function plainClock(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}
