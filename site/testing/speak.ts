import compiled from '../../languages/compiled/messages.json'
import { ENGLISH } from '../../languages/list.ts'
import type { Messages } from '../../languages/say.ts'
import { findSpeechBy } from '../../languages/speech.ts'

// A tuple is a list to TypeScript where it stands in JSON.
const messages = compiled.en as unknown as Messages

// As a document brings them.
findSpeechBy(() => ({ language: ENGLISH, messages }))
