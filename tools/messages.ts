import { fileURLToPath } from 'node:url'
import { writeCompiled } from './messages/catalogues.ts'

// `npm run messages`: compiles the messages in every language for the Worker and the islands.
writeCompiled(fileURLToPath(new URL('..', import.meta.url)))
