import bytes from './menu.bin'

/** A small JPEG of a card: Lentil Stew (VE), Beef Burger, Tofu Curry (VE), "VE = vegan"; 620 × 420 pixels. */
export const menuPhoto = new Uint8Array(bytes)
