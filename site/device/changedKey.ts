/** The key under which a tab keeps the restaurants changed in it, for lists that were read before. */
export const CHANGED_KEY = 'changed'
