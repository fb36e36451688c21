import './Icon.css'
/**
 * The icons of the main view, drawn on a 20 × 20 grid with a stroke of 1.6; each is one path. Those of the
 * other pages are in PageIcon.tsx, so that they do not come with the first script.
 */
export const FIRST_PATHS = {
  chevronLeft: 'm12 4-6 6 6 6',
  chevronRight: 'm8 4 6 6-6 6',
  close: 'm5 5 10 10M15 5 5 15',
  heart: 'M10 16.6S3 12.5 3 7.7A3.7 3.7 0 0 1 10 5.9a3.7 3.7 0 0 1 7 1.8c0 4.8-7 8.9-7 8.9Z',
  list: 'M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01',
  locate:
    'M10 4.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm0-2.7v2.7m0 11v2.7M1.8 10h2.7m11 0h2.7M10 9.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Z',
  map: 'm3 5.2 4.7-2 4.6 2 4.7-2v11.6l-4.7 2-4.6-2-4.7 2V5.2Zm4.7-2v11.6m4.6-9.6v11.6',
  pencil: 'm4 16 .7-3.3 8.6-8.6a1.8 1.8 0 0 1 2.6 2.6L7.3 15.3 4 16Zm7.8-10.4 2.6 2.6',
  pin: 'M10 18s5.8-5.2 5.8-9.7a5.8 5.8 0 1 0-11.6 0C4.2 12.8 10 18 10 18Zm0-7.7a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4 4',
} as const

export type FirstIconName = keyof typeof FIRST_PATHS

/** A decorative line icon in the surrounding text's colour, 1.25 times its size. */
export function Icon({ name }: { name: FirstIconName }) {
  return <LineIcon path={FIRST_PATHS[name]} isDirected={name.startsWith('chevron')} />
}

/** `isDirected`: it points forward or back, so it is mirrored in right-to-left languages. */
export function LineIcon({ path, isDirected = false }: { path: string; isDirected?: boolean }) {
  return (
    <svg
      className="icon"
      data-directed={isDirected || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
