import { splitMarks } from '../../marks/splitMarks.ts'
import type { MenuItem } from '../../menu.ts'
import { cutNumbering, tidyName } from '../lines/splitName.ts'

/** Of a name; what is longer is a text. */
const MAX_NAME = 200
/** Of a description. */
const MAX_TEXT = 600
/** Of a section; each dish below is judged with it. */
const MAX_HEADING = 200

/** The name of a section as a heading, cut where no heading goes on. */
export const toHeading = (name: string): string => name.slice(0, MAX_HEADING)

/** A dish as the data of a page tells it, its marks taken out of its name; none where nothing can be its name. */
export function toItems(told: MenuItem): MenuItem[] {
  const { text, marks } = splitMarks(cutNumbering(told.name))
  const name = tidyName(text)
  if (name === '' || name.length > MAX_NAME) return []
  const description = told.description.slice(0, MAX_TEXT)
  return [{ ...told, name, description, marks: [...new Set([...marks, ...told.marks])] }]
}
