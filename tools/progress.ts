const BAR_WIDTH = 30
const PLAIN_STEP = 0.1

/** Shows the progress of a long task: a bar on a terminal, else a line for every tenth. */
export function openProgress(label: string, out: NodeJS.WriteStream = process.stderr) {
  let lastShown = -1
  const end = () => {
    if (out.isTTY) out.write('\r\u001b[2K')
  }
  return {
    end,
    /** A line that stays. */
    note(line: string) {
      end()
      out.write(`${line}\n`)
    },
    /** `share` from 0 to 1. */
    show(share: number, text: string) {
      const percent = `${Math.floor(share * 100)} %`.padStart(5)
      if (out.isTTY) {
        const filled = Math.round(share * BAR_WIDTH)
        const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
        out.write(`\r\u001b[2K${label} ${bar} ${percent}  ${text}`)
      } else if (share - lastShown >= PLAIN_STEP) {
        lastShown = share
        out.write(`${label} ${percent}  ${text}\n`)
      }
    },
  }
}
