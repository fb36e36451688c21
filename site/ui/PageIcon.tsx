import { FIRST_PATHS, LineIcon } from './Icon.tsx'

const PATHS = {
  ...FIRST_PATHS,
  arrowLeft: 'M16 10H4m5-5-5 5 5 5',
  camera:
    'M6.5 3h7A3.5 3.5 0 0 1 17 6.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 13.5v-7A3.5 3.5 0 0 1 6.5 3ZM10 6.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Zm4-1h.01',
  clock: 'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM10 6v4.2l2.8 1.8',
  directions: 'm10 2.2 7.8 7.8-7.8 7.8L2.2 10 10 2.2Zm-2.6 9.6V9.4h5m-1.9-2 2 2-2 2',
  globe:
    'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM2.8 10h14.4M10 2.8c2 2 3 4.4 3 7.2s-1 5.2-3 7.2c-2-2-3-4.4-3-7.2s1-5.2 3-7.2Z',
  link: 'M8.2 11.8a3.4 3.4 0 0 0 4.9 0l2.6-2.6a3.4 3.4 0 0 0-4.9-4.9l-.9.9m1.9 3a3.4 3.4 0 0 0-4.9 0l-2.6 2.6a3.4 3.4 0 0 0 4.9 4.9l.9-.9',
  mail: 'M3 5h14v10.5H3V5Zm.4.6L10 11l6.6-5.4',
  menu: 'M3 6h14M3 10h14M3 14h14',
  moon: 'M16.6 12A7 7 0 0 1 8 3.4a7 7 0 1 0 8.6 8.6Z',
  numbers:
    'M8.5 5H17M8.5 10H17M8.5 15H17M2.8 3.8 4.2 3v4.2M2.6 13.4c.7-1 2.4-.7 2.3.5 0 1-2.3 1.9-2.3 3.1H5',
  phone:
    'M6.6 3.2 4.2 4c-.7.3-1.1 1-1 1.8.6 6 5 10.4 11 11 .8.1 1.5-.3 1.8-1l.8-2.4-3.6-2.2-1.8 1.6a9.6 9.6 0 0 1-4.2-4.2l1.6-1.8-2.2-3.6Z',
  plus: 'M10 4v12M4 10h12',
  share: 'M13.5 6.5 10 3 6.5 6.5M10 3v9.5M5 9.5v7h10v-7',
  sun: 'M10 6.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6ZM10 1.8v1.5m0 13.4v1.5M1.8 10h1.5m13.4 0h1.5M4.2 4.2l1.1 1.1m9.4 9.4 1.1 1.1m0-11.6-1.1 1.1m-9.4 9.4-1.1 1.1',
  system: 'M3 4h14v9.5H3V4Zm4 13h6m-3-3.5V17',
  trash: 'M3.5 5.5h13m-8-2.5h3m-6.5 2.5.7 11h6.6l.7-11M8.5 9v4.5m3-4.5v4.5',
} as const

export type PageIconName = keyof typeof PATHS

/** Like Icon, with the icons that only pages other than the main view use. */
export function PageIcon({ name }: { name: PageIconName }) {
  return <LineIcon path={PATHS[name]} isDirected={/^(?:arrow|chevron)/.test(name)} />
}
