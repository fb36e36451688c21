type Module = Readonly<Record<string, unknown>>

let scripts: Readonly<Record<string, readonly string[]>> | null = null

/** The files of a script of this document: its own first, then its imports. */
function filesOf(name: string): readonly string[] {
  scripts ??= JSON.parse(document.getElementById('scripts')?.textContent ?? '{}')
  return scripts?.[name] ?? []
}

export const hasScript = (name: string): boolean => filesOf(name).length > 0

/**
 * Loads a script of this document by its name. The Worker has written its address into the document: with imports that Vite
 * follows, the first script would carry the names of all islands and code that looks for style sheets, which the document links
 * anyway. All files are requested at once, because a file's imports are otherwise known only when it has arrived.
 */
export async function loadScript(name: string): Promise<Module> {
  const [module] = await Promise.all(
    filesOf(name).map((file): Promise<Module> => import(/* @vite-ignore */ file)),
  )
  if (module === undefined) throw new Error(`This document has no script ${name}`)
  return module
}

/** Loads a script of this document and runs it. If it fails to load, `otherwise` runs instead. */
export function runScript(name: string, run: (module: Module) => void, otherwise = () => {}): void {
  loadScript(name).then(run, otherwise)
}
