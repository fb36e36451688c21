/** The texts of the sheets by their files, as `tools/pageStyles.ts` writes them with the site: typed before it is built, too. */
declare module '*/sheets.json' {
  const sheets: Readonly<Record<string, string>>
  export default sheets
}
