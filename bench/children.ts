import { readdirSync, readFileSync } from 'node:fs'

/** The ids of this process's children with that name. */
export function childrenNamed(name: string): number[] {
  return readdirSync('/proc')
    .filter((pid) => {
      if (!/^\d+$/.test(pid)) return false
      try {
        const [, command, rest = ''] =
          /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
        return command === name && Number(rest.split(' ')[1]) === process.pid
      } catch {
        return false
      }
    })
    .map(Number)
}
