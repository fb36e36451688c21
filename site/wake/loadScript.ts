type Module = Readonly<Record<string, unknown>>

let scripts: Readonly<Record<string, readonly string[]>> | null = null

/** The files of a script of this document: first its own, then what that imports. */
function filesOf(name: string): readonly string[] {
  scripts ??= JSON.parse(document.getElementById('scripts')?.textContent ?? '{}')
  return scripts?.[name] ?? []
}

export const hasScript = (name: string): boolean => filesOf(name).length > 0

/**
 * Loads a script of this document by its name. The Worker has written where it is: an import that Vite follows would bring into
 * the first script the names of all islands, and the search for sheets that the document links anyway. All its files are asked
 * for at once: what a file imports is known only when it has come.
 */
export async function loadScript(name: string): Promise<Module> {
  const [module] = await Promise.all(
    filesOf(name).map((file): Promise<Module> => import(/* @vite-ignore */ file)),
  )
  if (module === undefined) throw new Error(`This document has no script ${name}`)
  return module
}
