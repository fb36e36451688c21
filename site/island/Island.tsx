// For the word that an island's script did not come (`wake/sayNotLoaded.ts`).
import '../ui/Button.css'
import '../ui/notice.css'
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
 * When an island wakes if nobody touches it before: at once, when the browser has nothing else to do, also when it has
 * come into sight, only when it is touched, when what it shows no longer holds (`data-until`, milliseconds since 1970, on
 * parts of it), at once for whoever is signed in, or along with the first other one.
 */
export type IslandTime = 'now' | 'idle' | 'seen' | 'touch' | 'changing' | 'member' | 'along'

/** An island of a page that is being rendered. */
export interface Mark {
  id: string
  component: ComponentType<PageProps>
  when: IslandTime
  props: object
  isGuarded: boolean
}

/** The islands of the page that is being rendered, in the order in which they are met. */
export const MarksContext = createContext<Mark[] | null>(null)

/** Whether the islands of the page that is being rendered are for members: those of the frame are for all. */
export const GuardedContext = createContext(false)

type IslandProps<Props> = { of: FunctionComponent<Props>; when: IslandTime } & Omit<
  Props,
  keyof PageProps
>

/**
 * Marks a place of a page that wakes in the browser. The Worker renders the component there as a React root of its own
 * (`site/server.tsx`); `site/wake` finds it in the document and its script in `site/islands.ts` by its name. Its props are
 * data, for they go over the line; a prop `input` is the page's own data, which the document carries once for all islands.
 */
export function Island<Props extends object>({
  of,
  when,
  ...props
}: IslandProps<Props>): ReactNode {
  const marks = useContext(MarksContext)
  if (marks === null) throw new Error('An island stands in a page, and in no other island')
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
