import type { StartEngine } from './engine.ts'
export function startGoogle(_key: string, _onLost: () => void): StartEngine {
  return async () => {
    throw new Error('not yet')
  }
}
