type Module = Readonly<Record<string, unknown>>

let scripts: Readonly<Record<string, string>> | null = null

/**
 * Loads a script of this document by its name. The Worker has written where it is: an import that Vite follows would bring into
 * the first script the names of all islands, and the search for sheets that the document links anyway.
 */
export function loadScript(name: string): Promise<Module> {
  scripts ??= JSON.parse(document.getElementById('scripts')?.textContent ?? '{}')
  return import(/* @vite-ignore */ scripts?.[name] ?? '')
}
