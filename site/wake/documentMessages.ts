import type { Messages } from '../../languages/say.ts'

/** What the document brings of its language for all that wakes in it (`worker/pages/document.ts`). */
export function documentMessages(): Messages {
  return JSON.parse(document.getElementById('messages')?.textContent ?? '{}')
}
