/** Drawn on a 20 × 20 grid with a stroke of 1.6; each is one path. */
const PATHS = {
  arrowLeft: 'M16 10H4m5-5-5 5 5 5',
  chevronLeft: 'm12 4-6 6 6 6',
  chevronRight: 'm8 4 6 6-6 6',
  clock: 'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM10 6v4.2l2.8 1.8',
  close: 'm5 5 10 10M15 5 5 15',
  directions: 'm10 2.2 7.8 7.8-7.8 7.8L2.2 10 10 2.2Zm-2.6 9.6V9.4h5m-1.9-2 2 2-2 2',
  link: 'M8.2 11.8a3.4 3.4 0 0 0 4.9 0l2.6-2.6a3.4 3.4 0 0 0-4.9-4.9l-.9.9m1.9 3a3.4 3.4 0 0 0-4.9 0l-2.6 2.6a3.4 3.4 0 0 0 4.9 4.9l.9-.9',
  list: 'M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01',
  locate:
    'M10 4.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm0-2.7v2.7m0 11v2.7M1.8 10h2.7m11 0h2.7M10 9.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Z',
  map: 'm3 5.2 4.7-2 4.6 2 4.7-2v11.6l-4.7 2-4.6-2-4.7 2V5.2Zm4.7-2v11.6m4.6-9.6v11.6',
  menu: 'M3 6h14M3 10h14M3 14h14',
  minus: 'M4 10h12',
  moon: 'M16.6 12A7 7 0 0 1 8 3.4a7 7 0 1 0 8.6 8.6Z',
  numbers:
    'M8.5 5H17M8.5 10H17M8.5 15H17M2.8 3.8 4.2 3v4.2M2.6 13.4c.7-1 2.4-.7 2.3.5 0 1-2.3 1.9-2.3 3.1H5',
  pause: 'M7 4v12m6-12v12',
  pencil: 'm4 16 .7-3.3 8.6-8.6a1.8 1.8 0 0 1 2.6 2.6L7.3 15.3 4 16Zm7.8-10.4 2.6 2.6',
  pin: 'M10 18s5.8-5.2 5.8-9.7a5.8 5.8 0 1 0-11.6 0C4.2 12.8 10 18 10 18Zm0-7.7a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  play: 'M6 3.5v13l10.5-6.5L6 3.5Z',
  plus: 'M10 4v12M4 10h12',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4 4',
  share: 'M13.5 6.5 10 3 6.5 6.5M10 3v9.5M5 9.5v7h10v-7',
  sun: 'M10 6.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6ZM10 1.8v1.5m0 13.4v1.5M1.8 10h1.5m13.4 0h1.5M4.2 4.2l1.1 1.1m9.4 9.4 1.1 1.1m0-11.6-1.1 1.1m-9.4 9.4-1.1 1.1',
  trash: 'M3.5 5.5h13m-8-2.5h3m-6.5 2.5.7 11h6.6l.7-11M8.5 9v4.5m3-4.5v4.5',
  system: 'M3 4h14v9.5H3V4Zm4 13h6m-3-3.5V17',
} as const

export type IconName = keyof typeof PATHS

/** A decorative line icon in the colour and at 1.25 times the size of the text around it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
