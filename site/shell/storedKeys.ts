/** The session storage key of the alerts for the next page. */
export const CARRIED_ALERTS = 'alerts'
