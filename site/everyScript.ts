import { BEGINNINGS, ISLANDS, WAKING } from './islands.ts'

// No browser loads this file. It makes Vite build a script for each entry, which `wake/loadScript.ts` loads by name.
Object.assign(globalThis, { scripts: [WAKING, BEGINNINGS, ISLANDS] })
