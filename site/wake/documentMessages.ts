import type { Messages } from '../../languages/say.ts'

/** The translations that the document carries for its islands (`worker/pages/document.ts`). */
export function documentMessages(): Messages {
  return JSON.parse(document.getElementById('messages')?.textContent ?? '{}')
}
