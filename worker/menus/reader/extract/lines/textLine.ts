/** What the page's own class names say a piece of text is. */
export type Hint = 'name' | 'description' | 'price' | 'section' | 'none'

/** A piece of text as it stands on a page, a sheet or a photo, before anybody knows what it is. */
export interface TextLine {
  text: string
  /** Lines that look alike have the same style. */
  style: string
  /** 1 (largest) to 6 for headings, 0 for other text. */
  level: number
  isBold: boolean
  hint: Hint
  /** How deep the two are still together in the page that holds this line and the one before; small = far apart. */
  depth: number
  /** Icons and badges beside the text that name a diet. */
  icons: readonly string[]
  /** Outside of what can be a menu (navigation, footer): only legends and claims are looked for in it. */
  isAside: boolean
  /** The course or day that stood before its name and was cut off: "Soup: ", "Monday – ". */
  course?: string
}

/** What is the same for the lines of a text without markup. */
export const PLAIN_LINE = {
  level: 0,
  isBold: false,
  hint: 'none',
  icons: [],
  isAside: false,
} as const satisfies Partial<TextLine>
