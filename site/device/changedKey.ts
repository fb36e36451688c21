/** Under which a tab keeps the restaurants that were changed in it, for lists that were read before. */
export const CHANGED_KEY = 'changed'
