const NOT_CREDIBLE =
  /\b(?:options?|friendly|freundlich|vegetarian\w*|vegetarisch\w*|v[ée]g[ée]tarien\w*|can be|available|upon|request|marked|labell?ed|denote\w*|indicate\w*|not|except|unless|choices?|alternatives?|almost|mostly|many|most|some|cheese|mayo|nearly|mainly|ausser|au[sß]er|fast|menus?|week|days?|monday|month|until)\b/iu

const CLAIMS: readonly RegExp[] = [
  /\b(?:100\s?%|one hundred percent|fully|entirely|completely|exclusively|purely|strictly|totally|proudly|rein|komplett|vollst[äa]ndig|ausschlie(?:ß|ss)lich|enti[èe]rement|totalement|totalmente|completamente|interamente|exclusivamente)\s(?:vegan\w*|plant[- ]based|v[ée]g[ée]tal\w*|v[ée]gane?|pflanzlich\w*)(?=\s*(?:[.!,;:|)–—-]|$|restaurants?\b|menu\b|kitchen\b|food\b|cuisine\b|caf[ée]\b|bakery\b|and\b|&|since\b|küche\b|eatery\b|diner\b|gluten))/iu,
  /\b(?:everything|all|every(?:\s\w+){0,3}|whole|entire|our)\b[^.!]{0,60}\b(?:is|are)\s(?:(?:100\s?%|all|always|fully|completely|entirely|proudly|now)\s)*(?:vegan|plant[- ]based)\b/iu,
  /\b(?:alles|alle|s[äa]mtliche|unsere?)\b[^.!]{0,50}\b(?:ist|sind)\s(?:(?:100\s?%|rein|komplett|zu)\s)*(?:vegan|pflanzlich)\b/iu,
  /\b(?:tout|toute|tous|toutes)\b[^.!]{0,50}\b(?:est|sont)\s(?:(?:100\s?%|enti[èe]rement)\s)*(?:v[ée]gane?s?|v[ée]g[ée]tal\w*)/iu,
  /\b(?:todo|todos|todas|tutto|tutti|tutte)\b[^.!]{0,50}\b(?:es|son|[èe]|sono)\s?(?:100\s?%\s)?vegan\w*/iu,
  /\b(?:a|an|the|your|our|is|are|as)\s(?:[\w-]+\s){0,2}(?:vegan|plant[- ]based)\s(?:restaurant|kitchen|caf[ée]|eatery|bakery|diner|bistro|deli|pizzeria|food truck|establishment)\b/iu,
]

/** What a "100 % vegan" claim speaks of: everything, or dishes of one kind ("all our curries are vegan"). */
export interface Claim {
  /** Empty when it speaks of everything. */
  kind: string
}

const EVERYTHING =
  /^(?:everything|all|every|whole|entire|our|the|food|menu|dish(?:es)?|items?|meals?|products?|we|serve|here|at|on|of|is|are|this|in|made|make|offer|kitchen|and|drinks?|it|that|you|see|from|cuisine|sell|restaurant)$/iu

/** Whether a line says, credibly, that all (or all of a kind) is vegan; "vegan options" and "vegan friendly" say nothing. */
export function readClaim(text: string): Claim | null {
  if (NOT_CREDIBLE.test(text.replace(/(?:our|the|whole|entire)\smenus?/giu, ''))) return null
  for (const pattern of CLAIMS) {
    const match = pattern.exec(text)?.[0]
    if (match === undefined) continue
    const subject =
      /^(?:all|every)\s(?:of\s)?(?:our\s|the\s)?([\p{L} ]+?)\s(?:is|are)\s/iu.exec(match)?.[1] ?? ''
    const kind =
      subject
        .split(' ')
        .filter((word) => !EVERYTHING.test(word))
        .at(-1) ?? ''
    return { kind }
  }
  return null
}
