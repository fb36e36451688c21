/**
 * Pages that a visitor is about to open are prefetched but not prerendered, since a rendered page asks for the position.
 * Links written by users are left out: they lead to other sites.
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
