/**
 * The key under which a tab keeps the restaurants changed in it, for lists that were read before; for other tabs, the device keeps
 * when the last change was.
 */
export const CHANGED_KEY = 'changed'
