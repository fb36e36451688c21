import { readCommandLine, refuse } from './commandLine.ts'
import './database/quickDrizzle.ts'
import { configOf, readBaseConfig, readDeployment, writeConfig } from './deployment/deployment.ts'
import { listAccountProblems, listConfigProblems } from './deployment/listProblems.ts'
import { deployWorker, listSecrets, weighBundle } from './deployment/wrangler.ts'
import { fail } from './fail.ts'
import { readExample } from './server/devVars.ts'

const USAGE = `npm run deploy -- [NAME] [--check]

Checks the deployment NAME (default production) and deploys it if there are no problems: settings of development or that the
Worker would ignore, secrets in the file, invalid ids, missing secrets or migrations, a Worker that is too large.
--check only checks.`

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
})
const [name = 'production', ...others] = positionals
if (others.length > 0) refuse(USAGE)

try {
  process.exitCode = await run(name, values.check)
} catch (error) {
  fail(error)
}

async function run(deploymentName: string, checksOnly: boolean): Promise<number> {
  const config = configOf(readDeployment(deploymentName), readBaseConfig())
  if (printProblems(listConfigProblems(config, readExample()))) return 1
  const path = writeConfig(deploymentName, config)
  const secrets = await listSecrets(path)
  const bundleBytes = await weighBundle(path)
  const { openDatabase } = await import('./database/database.ts')
  const { missingMigrations } = await import('./database/migrate.ts')
  const { db, close } = await openDatabase({ remote: true, deployment: deploymentName })
  const missing = await missingMigrations(db).finally(close)
  const found = printProblems(
    listAccountProblems({ config, secrets, missingMigrations: missing, bundleBytes }),
  )
  const withConfig = `--config wrangler.${deploymentName}.json`
  if (missing.length > 0)
    console.error(
      `To bring it up to date: npx wrangler d1 migrations apply DB --remote ${withConfig}`,
    )
  if (found) return 1
  if (!checksOnly) await deployWorker(path)
  return 0
}

/** Prints problems; returns whether there were any. */
function printProblems(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(problem)
  return problems.length > 0
}
