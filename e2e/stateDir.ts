/** Where the server of these tests keeps its stores. */
export const STATE_DIR = 'node_modules/.cache/e2e-state'
