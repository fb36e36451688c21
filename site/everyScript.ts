import { BEGINNINGS, ISLANDS, WAKING } from './islands.ts'

// No browser loads it: Vite makes a script of each of these because something could ask for it (`wake/loadScript.ts`).
Object.assign(globalThis, { scripts: [WAKING, BEGINNINGS, ISLANDS] })
