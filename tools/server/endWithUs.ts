import { ChildProcess, spawn } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/**
 * Ends a child when this process ends, even if it is killed: a shell waits for the end of a pipe that only this process has
 * open.
 */
export function endWithUs(child: ChildProcess): void {
  const guard = spawn('sh', ['-c', `read -r _; kill ${child.pid}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  child.once('exit', () => guard.kill())
}

/** Does this for every workerd that `start` starts, as nothing else would end the workerd of a killed tool. */
export async function guardWorkers<T>(start: () => Promise<T>): Promise<T> {
  const listen = (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('process' in message)) return
    const child = message.process
    if (!(child instanceof ChildProcess)) return
    child.once('spawn', () => {
      if (child.spawnfile.includes('workerd')) endWithUs(child)
    })
  }
  subscribe('child_process', listen)
  return await start().finally(() => unsubscribe('child_process', listen))
}
