import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Clones the product at a commit into a folder and installs it. Returns the path. */
export function checkOut(root: string, ref: string, folder: string): string {
  const path = join(folder, 'baseline')
  const commit = execFileSync('git', ['rev-parse', '--verify', `${ref}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  })
  execFileSync('git', ['clone', '--quiet', '--no-checkout', root, path])
  execFileSync('git', ['checkout', '--quiet', commit.trim()], { cwd: path })
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: path, stdio: 'ignore' })
  return path
}
