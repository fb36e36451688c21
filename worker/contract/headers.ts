/**
 * Which state of the database a caller has seen: a write answers with it, and a read that sends it along is answered by
 * a replica that is at least as new.
 */
export const BOOKMARK_HEADER = 'x-d1-bookmark'
