import type { MenuItem } from '../../menu.ts'
import { holdsOneOf, toPhrase } from '../text/holdsOneOf.ts'
import lists from '../text/lists.json' with { type: 'json' }
import type { Weighed } from '../text/weighText.ts'
import type { MenuContext } from './menuContext.ts'

/** Kitchens whose salt is fish sauce or shrimp paste, as headings name them. */
const KITCHEN =
  /\b(?:thai|thaï|tha[ií]land\p{L}*|lao|laotian|vi[eệ]t ?nam(?:ese|esisch\p{L}*|ien\p{L}*|ita|iti|itas|ees|eese)?|filipin[oa]|pinoy|cambodian|khmer|burmese|malay(?:sian)?|indonesian)(?!\p{L})/iu

/** What they serve without a sauce, and sweets; "chay" is Vietnamese for the food of monks, who eat no fish. */
const { plainRice, unsauced, sweet, notSweet } = lists.thai

/** Whether a dish that seems to be of plants, or may be had so, comes from a pot or wok of such a kitchen. */
export function isSaltedWithFish(
  { name, description, section }: MenuItem,
  words: Weighed,
  { isThai }: MenuContext,
): boolean {
  if (!isThai && !KITCHEN.test(section)) return false
  if (words.claimsVegan || words.isFreeOfFishSauce || words.hidden.length > 0) return false
  if (words.animals.length > 0 && words.choice === null) return false
  const isUnsauced =
    plainRice.includes(toPhrase(name).trim().replace('portion ', '')) ||
    holdsOneOf(name, unsauced) !== undefined ||
    (holdsOneOf(name, sweet) !== undefined && !holdsOneOf(name, notSweet))
  return !isUnsauced && !/\b(?:no|without) (?:fish|shrimp)/i.test(description)
}
