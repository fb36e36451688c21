import type { MenuItem } from '../../menu.ts'
import type { Weighed } from '../text/weighText.ts'
import type { MenuContext } from './menuContext.ts'

/** Kitchens whose salt is fish sauce or shrimp paste, as headings name them. */
const KITCHEN =
  /\b(?:thai|thaï|tha[ií]land\p{L}*|lao|laotian|vi[eệ]t ?nam(?:ese|esisch\p{L}*|ien\p{L}*|ita|iti|itas|ees|eese)?|filipin[oa]|pinoy|cambodian|khmer|burmese|malay(?:sian)?|indonesian)(?!\p{L})/iu

/** What they serve without a sauce; "chay" is Vietnamese for the food of monks, who eat no fish. */
const UNSAUCED =
  /^(?:portion )?(?:reis|riz|rice|riso|arroz|rijst|ryż|kleb ?reis|kleefrijst)$|\b(?:(?:steamed|jasmine|sticky|coconut|brown|white|plain) ri(?:ce|js)|sticky reis|(?:kleb|jasmin|duft|kokos|basmati)-?reis|(?:gedämpfter|weißer) reis|riz (?:nature|blanc|gluant|parfumé|jasmin|vapeur|coco)|arroz (?:blanco|branco|jazmín|jasmim|glutinoso)|riso (?:bianco|jasmine|al vapore)|(?:witte|pandan) ?rijst|ryż (?:biały|jaśminowy)|(?:fresh|young) coconuts?|steamed (?:vegetables?|broccoli|greens|bok choy)|chay)(?!\p{L})/iu
const SWEET =
  /\b(?:rolls?|obst|früchte|fruits?|frutta|frutas?|bananen?|bananes?|mango (?:mit|with|avec|con|met|com) (?:sticky|kleb|riz|arroz|riso)\p{L}*|pommes|frites|bananas?(?! blossom)|sorbet|edamame|fries|roti|teas?|coffee|juice|soda|lemonade|water)(?!\p{L})/iu

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
