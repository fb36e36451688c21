import { build } from 'vite'

/**
 * Bundles a part of the Worker for workerd; the entry module comes first. The file exports `answer`, which takes requests, and
 * the named classes of Durable Objects.
 */
export async function bundle(workerFile: string, classes: readonly string[] = []) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: workerFile,
      write: false,
      minify: false,
      target: 'es2024',
      rollupOptions: { external: ['cloudflare:workers'] },
    },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (output === undefined || !('output' in output)) throw new Error('Nothing was bundled')
  const chunks = output.output.flatMap((part) => (part.type === 'chunk' ? [part] : []))
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error('Nothing starts the bundle')
  const main = `import { answer } from './${entry.fileName}'; export default { fetch: answer }
    ${classes.map((name) => `export { ${name} } from './${entry.fileName}'`).join('\n')}`
  const asModule = (path: string, contents: string) => ({
    type: 'ESModule' as const,
    path,
    contents,
  })
  return [asModule('main.mjs', main), ...chunks.map((one) => asModule(one.fileName, one.code))]
}
