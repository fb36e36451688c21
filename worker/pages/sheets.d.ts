/** The text of each sheet by its file, written by `tools/build/pageStyles.ts`; declared here so that types check before a build. */
declare module '*/sheets.json' {
  const sheets: Readonly<Record<string, string>>
  export default sheets
}
