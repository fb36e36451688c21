import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Reads a program's command line by `parseArgs`. On a wrong one it prints the reason and `usage`, and exits with 1. */
export function readCommandLine<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
) {
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(1)
  }
}
