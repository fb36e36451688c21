import { cloneElement, type ReactElement, type ReactNode } from 'react'
import type { Values } from './say.ts'
import { t } from './t.ts'

type Components = Readonly<Record<string, ReactElement>>

interface TransProps {
  /** English; `<a>…</a>` in it is the element of that name. */
  id: string
  values?: Values
  components: Components
}

/** A message with elements in it. */
export function Trans({ id, values = {}, components }: TransProps): ReactNode {
  return withElements(t(id, values), components)
}

function withElements(text: string, components: Components): ReactNode {
  // A text, the name of an element, what is in it, the text after it, and so on.
  const [first, ...parts] = text.split(/<(\w+)>([\s\S]*?)<\/\1>/)
  const nodes: ReactNode[] = [first]
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [name = '', inner = '', after] = parts.slice(at, at + 3)
    const element = components[name]
    const within = withElements(inner, components)
    nodes.push(element ? cloneElement(element, { key: at }, within) : within, after)
  }
  return nodes
}
