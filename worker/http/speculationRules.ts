/**
 * Pages that a visitor is about to open are fetched ahead, but not drawn: a page that is drawn asks where the visitor is.
 * Links that a stranger wrote lead elsewhere.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { selector_matches: '[rel~=nofollow]' } }],
      },
      eagerness: 'moderate',
    },
  ],
})
