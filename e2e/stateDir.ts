/** The folder of the test server's stores. */
export const STATE_DIR = 'node_modules/.cache/e2e-state'
