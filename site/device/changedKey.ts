/** In session storage: the restaurants changed in this tab, for lists that were read before. */
export const CHANGED_KEY = 'changed'

/** In local storage: when the last change was, for other tabs. */
export const LAST_CHANGE_KEY = 'lastChange'
