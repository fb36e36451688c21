import type { BuilderAnswer, PredictedItem } from '../contract/restaurants/builder.ts'
import { askAbout, isAsked, sayReason } from '../contract/restaurants/reasons.ts'
import {
  MAX_ADDRESS_LENGTH,
  MAX_NAME_LENGTH,
  MAX_OPTION_DESCRIPTION_LENGTH,
  MAX_OPTION_LENGTH,
} from '../contract/restaurants/restaurantLimits.ts'
import { writeMarkdown } from './reader/extract/writeMarkdown.ts'
import { type JudgedItem, judgeMenu } from './reader/judge/judgeMenu.ts'
import type { Reading } from './readWebsite.ts'

/** Judges a menu that was read and writes it as markdown, for somebody who adds or edits a restaurant. */
export function toBuilderAnswer({ source, ...menu }: Reading): BuilderAnswer {
  return {
    predictedOptions: predict(judgeMenu(menu)),
    geoJson: menu.geoJson,
    ...(menu.name === null ? {} : { name: menu.name.slice(0, MAX_NAME_LENGTH) }),
    ...(menu.address === null ? {} : { address: menu.address.slice(0, MAX_ADDRESS_LENGTH) }),
    menu: writeMarkdown(menu),
    source,
  }
}

/** The two lists of the create flow; the second holds only vegan dishes. */
function predict(judged: readonly JudgedItem[]): BuilderAnswer['predictedOptions'] {
  return [
    judged.filter(({ verdict }) => verdict !== 'vegan').map(toOption),
    judged.filter(({ verdict }) => verdict === 'vegan').map(toOption),
  ]
}

/** A dish in the form of a restaurant's vegan options. */
function toOption({ verdict, ...item }: JudgedItem): PredictedItem {
  return {
    option: item.name.slice(0, MAX_OPTION_LENGTH),
    description: item.description.slice(0, MAX_OPTION_DESCRIPTION_LENGTH),
    reason: sayReason(item.reason),
    ...(isAsked(verdict) && { ask: askAbout({ verdict, reason: item.reason }) }),
  }
}
