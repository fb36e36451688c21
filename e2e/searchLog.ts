import { readFile } from 'node:fs/promises'

/** All that the server printed while the tests ran. */
export const SERVER_LOG = 'node_modules/.cache/e2e-server.log'

/** Codes and tokens are 32 random bytes in base64url; passwords are those that the tests type. */
const SECRETS = [
  /[\w-]{43}/,
  /lentils/,
  /sprig-demo/,
  /wrong password/,
  /@(example\.com|sprig\.test)/,
]

/** After all tests, fails the run if the log holds a secret or somebody's address. */
async function searchLog(): Promise<void> {
  // The development server prints request addresses, which hold codes, and its sample accounts; it is not used in production.
  const lines = (await readFile(SERVER_LOG, 'utf8'))
    .split('\n')
    .filter((line) => !line.includes('[wrangler:') && !/^ {2}(?:Accounts|Password) {3}/.test(line))
  if (!lines.some((line) => line.includes('"event":"request"'))) {
    throw new Error(`${SERVER_LOG} holds no request: the search for secrets would see nothing`)
  }
  const suspects = lines.filter((line) => SECRETS.some((secret) => secret.test(line)))
  if (suspects.length > 0) throw new Error(`The log holds secrets:\n${suspects.join('\n')}`)
}

export default searchLog
