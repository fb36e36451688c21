const FULL_WIDTH_GAP = 0xfee0

/**
 * A text as a Latin keyboard types it, without white space at its ends: East Asian keyboards type full-width digits, letters and
 * signs, Arabic and Persian ones their own digits, and each its own comma.
 */
export function plainTyping(text: string): string {
  return text
    .trim()
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_GAP))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', '.')
    .replace(/[،、]/g, ',')
}
