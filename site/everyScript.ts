import { BEGINNINGS, ISLANDS } from './islands.ts'

// No browser loads it: Vite makes a script of each of these because something could ask for it (`wake/loadScript.ts`).
Object.assign(globalThis, { scripts: [BEGINNINGS, ISLANDS] })
