import { type ParseArgsConfig, parseArgs } from 'node:util'

const HELP = { help: { type: 'boolean', short: 'h' } } as const

/**
 * Reads a program's command line by `parseArgs`. With --help it prints `usage` and ends; on a wrong one it prints the reason and
 * `usage`, and exits with 1.
 */
export function readCommandLine<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
) {
  if (parseArgs({ options: HELP, strict: false }).values.help) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    return refuse(usage, error instanceof Error ? error.message : String(error))
  }
}

/** Ends a program whose command line is wrong: prints the reason, if one is given, and `usage`, and exits with 1. */
export function refuse(usage: string, reason?: string): never {
  console.error(reason === undefined ? usage : `${reason}\n\n${usage}`)
  process.exit(1)
}

/** A whole number within bounds, both included; the program ends when the text is none. */
export function readCount(
  usage: string,
  text: string,
  { least = 1, most = Number.MAX_SAFE_INTEGER } = {},
): number {
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (count >= least && count <= most) return count
  return refuse(usage, `${text} is not a whole number from ${least} to ${most}.`)
}
