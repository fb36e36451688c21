import type { MenuItem } from '../../menu.ts'
import type { Weighed } from '../text/weighText.ts'
import type { MenuContext } from './menuContext.ts'

/** Kitchens whose salt is fish sauce or shrimp paste, as headings name them. */
const KITCHEN =
  /\b(?:thai|lao|laotian|vietnam(?:ese)?|filipin[oa]|pinoy|cambodian|khmer|burmese|malay(?:sian)?|indonesian)\b/i

/** What they serve without a sauce; "chay" is Vietnamese for the food of monks, who eat no fish. */
const UNSAUCED =
  /\b(?:(?:steamed|jasmine|sticky|coconut|brown) rice|(?:fresh|young) coconuts?|steamed (?:vegetables?|broccoli|greens|bok choy)|chay)\b/i
const SWEET =
  /\b(?:rolls?|fruit|bananas?(?! blossom)|sorbet|edamame|fries|roti|teas?|coffee|juice|soda|lemonade|water)\b/i

/** Whether a dish that seems to be of plants, or may be had so, comes from a pot or wok of such a kitchen. */
export function isSaltedWithFish(
  { name, description, section }: MenuItem,
  words: Weighed,
  { isThai }: MenuContext,
): boolean {
  if (!isThai && !KITCHEN.test(section)) return false
  if (words.claimsVegan || words.isFreeOfFishSauce || words.hidden.length > 0) return false
  if (words.animals.length > 0 && words.choice === null) return false
  const isUnsauced = UNSAUCED.test(name) || SWEET.test(name)
  return !isUnsauced && !/\b(?:no|without) (?:fish|shrimp)/i.test(description)
}
