import type { BuilderAnswer, PredictedItem } from '../contract/restaurants/builder.ts'
import {
  MAX_ADDRESS_LENGTH,
  MAX_NAME_LENGTH,
  MAX_OPTION_DESCRIPTION_LENGTH,
  MAX_OPTION_LENGTH,
} from '../contract/restaurants/restaurantLimits.ts'
import { writeMarkdown } from './extract/writeMarkdown.ts'
import { judgeMenu, predict } from './judge/judgeMenu.ts'
import type { Reading } from './menu.ts'

/** A menu that was read, judged and written down for whoever adds or edits a restaurant. */
export function toBuilderAnswer({ source, ...menu }: Reading): BuilderAnswer {
  const [rest, vegan] = predict(judgeMenu(menu))
  return {
    predictedOptions: [rest.map(fitted), vegan.map(fitted)],
    geoJson: menu.geoJson,
    ...(menu.name === null ? {} : { name: menu.name.slice(0, MAX_NAME_LENGTH) }),
    ...(menu.address === null ? {} : { address: menu.address.slice(0, MAX_ADDRESS_LENGTH) }),
    menu: writeMarkdown(menu),
    source,
  }
}

/** A dish that a restaurant can take. */
function fitted({ option, description, reason }: PredictedItem): PredictedItem {
  return {
    option: option.slice(0, MAX_OPTION_LENGTH),
    description: description.slice(0, MAX_OPTION_DESCRIPTION_LENGTH),
    reason,
  }
}
