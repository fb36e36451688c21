/** Why a website was not read, for our log only: the caller gets the same sentence for all reasons. */
type UnreadableReason =
  | 'bad_status'
  | 'denied_address'
  | 'denied_by_robots'
  | 'no_answer'
  | 'no_room_left'
  | 'not_understood'
  | 'too_large'
  | 'too_late'
  | 'too_many_redirects'
  | 'wrong_type'

export class Unreadable extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, options?: { cause: unknown }) {
    super(reason, options)
    this.name = 'Unreadable'
    this.reason = reason
  }
}
