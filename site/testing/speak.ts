import compiled from '../../languages/compiled/messages.json'
import { ENGLISH } from '../../languages/list.ts'
import type { Messages } from '../../languages/say.ts'
import { findSpeechBy } from '../../languages/speech.ts'

// TypeScript reads a tuple in JSON as an array.
const messages = compiled.en as unknown as Messages

// As a document carries them.
findSpeechBy(() => ({ language: ENGLISH, messages }))
