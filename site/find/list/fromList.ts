/** What a link from the list leaves in the history, so that the details page knows the way back to it. */
export const FROM_LIST = { from: 'list' } as const
