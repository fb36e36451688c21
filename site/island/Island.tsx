import {
  type ComponentType,
  createContext,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useContext,
} from 'react'
import type { PageProps } from '../../worker/contract/page/page.ts'

/**
 * When an island wakes if nobody touches it first. `now`: at once. `idle`: when the browser is idle. `touch`: only when touched.
 * `changing`: the same, but `updateTimes` updates its times (`data-until` on its parts: when their text expires, milliseconds
 * since 1970), or wakes it if it lists only what is open now. `member`: at once for signed-in users. `along`: with the first
 * other island.
 */
export type IslandTime = 'now' | 'idle' | 'touch' | 'changing' | 'member' | 'along'

/** An island of a page that is being rendered. */
export interface Mark {
  id: string
  component: ComponentType<PageProps>
  when: IslandTime
  props: object
  isGuarded: boolean
}

/** The islands of the page being rendered, in the order in which React reaches them. */
export const MarksContext = createContext<Mark[] | null>(null)

/** Whether the islands of the page being rendered are only for members. Those of the frame are for everybody. */
export const GuardedContext = createContext(false)

type IslandProps<Props> = { of: FunctionComponent<Props>; when: IslandTime } & Omit<
  Props,
  keyof PageProps
>

/**
 * Marks a part of a page that wakes in the browser. The Worker renders the component there as its own React root
 * (`site/server.tsx`); `site/wake` finds it in the document and loads its script from `site/islands.ts` by name. Props must be
 * JSON, since the document carries them. The prop `input` is the page's own data, which the document carries once for all
 * islands.
 */
export function Island<Props extends object>({
  of,
  when,
  ...props
}: IslandProps<Props>): ReactNode {
  const marks = useContext(MarksContext)
  if (marks === null) throw new Error('An island must be in a page and not in another island')
  const isGuarded = useContext(GuardedContext)
  const id = `island-${marks.length}`
  marks.push({ id, component: of as ComponentType<PageProps>, when, props, isGuarded })
  const data = JSON.stringify(props)
  return createElement('page-island', {
    id,
    of: of.name,
    when,
    ...(data === '{}' ? {} : { props: data }),
    ...(isGuarded ? { guarded: '' } : {}),
  })
}
