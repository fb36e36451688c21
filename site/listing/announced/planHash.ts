/** The end of the address of a pop-up's page that opens "Plan ahead". */
export const PLAN_HASH = '#plan'
