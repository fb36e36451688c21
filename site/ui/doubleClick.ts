/** The longest time between the presses of a double click, which some people do on every button. */
export const DOUBLE_CLICK_MS = 500
