import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server.edge'
import { Router } from 'wouter'
import { to } from '../languages/t.ts'
import type { PageInput } from '../worker/contract/page/page.ts'
import { LogoutButton } from './account/LogoutButton.tsx'
import { GuardedContext, Island, type Mark, MarksContext } from './island/Island.tsx'
import { LONG_LIST, LongListsContext } from './island/LongList.ts'
import type { Loaded, PageOf } from './page.ts'
import { BareLayout } from './shell/BareLayout.tsx'
import { Layout } from './shell/Layout.tsx'
import { splitUrl } from './shell/splitUrl.ts'
import { GuardedRoot } from './wake/GuardedRoot.tsx'
import { IslandRoot } from './wake/IslandRoot.tsx'

export interface RenderedPage {
  markup: string
  islands: readonly { name: string; when: Mark['when']; isGuarded: boolean }[]
  /** The script that the page's documents run at once. */
  begins?: string | undefined
}

/** Lets others compute, when they should. */
type Pause = () => Promise<void>

/** The complete markup of a page, and the islands in it. It pauses before each part, and in long lists. */
export async function renderPage<Loads extends keyof Loaded>(
  { View, isGuarded = false, isEmbedded = false, begins, frame }: PageOf<Loads>,
  content: Loaded[Loads],
  input: PageInput,
  pause: Pause = async () => {},
): Promise<RenderedPage> {
  await pause()
  const [path, query] = splitUrl(input.url)
  const marks: Mark[] = []
  const view = <View content={content} input={input} />
  const around = renderToString(
    <MarksContext value={marks}>
      <Router base={to('')} ssrPath={path} ssrSearch={query}>
        {isEmbedded ? (
          <BareLayout>{view}</BareLayout>
        ) : (
          <Layout
            frame={frame?.(input)}
            year={new Date(input.now).getUTCFullYear()}
            logout={<Island of={LogoutButton} when="touch" />}
          >
            <GuardedContext value={isGuarded}>{view}</GuardedContext>
          </Layout>
        )}
      </Router>
    </MarksContext>,
  )
  const markup = await withIslands(around, { marks, input, pause })
  const islands = marks.map(({ component, when, isGuarded }) => ({
    name: component.name,
    when,
    isGuarded,
  }))
  return { markup, islands, begins }
}

/** Renders each island as its own root, so that React's ids match those in the browser. */
async function withIslands(
  around: string,
  { marks, input, pause }: { marks: readonly Mark[]; input: PageInput; pause: Pause },
): Promise<string> {
  const drawn: string[] = []
  for (const { id, component, props, isGuarded } of marks) {
    await pause()
    drawn.push(
      await render(
        <IslandRoot of={component} {...{ props, input }} around={isGuarded ? GuardedRoot : null} />,
        `${id}-`,
        pause,
      ),
    )
  }
  await pause()
  // React has escaped all text, so a visitor's text cannot look like a tag.
  return around.replace(
    /<page-island id="island-(\d+)"[^>]*>/g,
    (tag, index) => tag + (drawn[Number(index)] ?? ''),
  )
}

/** React's mark of a part whose script has not been loaded yet. */
const UNFINISHED = '<!--$!-->'

/**
 * A string takes React a third of the time of a stream, for which it encodes every piece of text. It does not wait for a part that is
 * loaded on demand, so the first page of an isolate with such a part is drawn again, as a stream.
 */
async function render(node: ReactNode, identifierPrefix: string, pause: Pause): Promise<string> {
  const lists: ReactNode[][] = []
  const markup = renderToString(<LongListsContext value={lists}>{node}</LongListsContext>, {
    identifierPrefix,
  })
  if (!markup.includes(UNFINISHED)) return withLists(markup, lists, pause)
  const stream = await renderToReadableStream(node, {
    identifierPrefix,
    // React would stream a long page in pieces that inline scripts put in place, which nobody could read without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await stream.allReady
  return await new Response(stream).text()
}

/** About a millisecond. */
const ITEMS_AT_ONCE = 25

async function withLists(
  around: string,
  lists: readonly ReactNode[][],
  pause: Pause,
): Promise<string> {
  const [before = '', ...after] = around.split(`<${LONG_LIST}></${LONG_LIST}>`)
  const parts = [before]
  for (const [index, rest] of after.entries()) {
    const items = lists[index] ?? []
    for (let at = 0; at < items.length; at += ITEMS_AT_ONCE) {
      await pause()
      parts.push(renderToString(items.slice(at, at + ITEMS_AT_ONCE)))
    }
    parts.push(rest)
  }
  return parts.join('')
}
