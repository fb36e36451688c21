import type { BuilderAnswer } from '../contract/builder.ts'
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from '../contract/listingLimits.ts'
import { writeMarkdown } from './extract/writeMarkdown.ts'
import type { Reading } from './menu.ts'

/** A menu that was read, judged and written down for whoever adds or edits a restaurant. */
export function toBuilderAnswer({ source, ...menu }: Reading): BuilderAnswer {
  return {
    predictedOptions: [
      menu.items.map((item) => ({
        option: item.name,
        description: item.description,
        reason: 'not judged yet',
      })),
      [],
    ],
    geoJson: menu.geoJson,
    ...(menu.name === null ? {} : { name: menu.name.slice(0, MAX_NAME_LENGTH) }),
    ...(menu.address === null ? {} : { address: menu.address.slice(0, MAX_ADDRESS_LENGTH) }),
    menu: writeMarkdown(menu),
    source,
  }
}
