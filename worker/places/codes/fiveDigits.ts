/** Countries besides the US whose postal codes have five digits (ISO 3166-1 alpha-2). */
const COUNTRIES: ReadonlySet<string> = new Set(
  `AX BA CR CU CZ DE DO DZ EE EG ES FI FR GP GR GT HR ID IL IQ IT JO KE KH KR KW LA LK LT MA MC ME
  MM MQ MX MY NC NP PE PF PK RE RS SA SE SK SM SN TH TR TW UA UY VA ZM`.split(/\s+/),
)

/** Whether a country's codes look like ZIP codes. */
export function hasFiveDigits(country: string): boolean {
  return COUNTRIES.has(country)
}
