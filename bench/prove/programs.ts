/** Every measuring program: npm scripts with their arguments. */
export const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  search: ['bench:search'],
  'search of a million': ['bench:search', '--large', '1000000'],
  shards: ['bench:shards'],
  pages: ['bench:page'],
  accounts: ['bench:auth'],
  live: ['bench:live'],
  rendering: ['bench:render'],
  places: ['bench:places'],
  menus: ['bench:menus'],
  hours: ['bench:hours'],
  fuzz: ['bench:fuzz'],
  faults: ['bench:faults'],
  load: ['bench:load'],
  isolate: ['bench:isolate'],
}
