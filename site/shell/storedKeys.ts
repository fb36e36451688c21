/** Under which the alerts of a page that was left wait for the next one, in the tab's own storage. */
export const CARRIED_ALERTS = 'alerts'
