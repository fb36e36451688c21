import type { Element, ElementContent, Root } from 'hast'

const MAX_DEPTH = 24
/** The page has an h1, and an h2 above the menu. */
const LEVEL_ABOVE = 2

/**
 * A rehype step. Headings begin at h3 and never skip a level, so that they make an outline; what lies too deep loses
 * its elements and keeps its words, so that nesting cannot exhaust the stack of the renderer.
 */
export function orderMenu() {
  return (tree: Root): void => {
    const outline = { before: LEVEL_ABOVE }
    for (const child of tree.children) {
      if (child.type === 'element') order(child, 1, outline)
    }
  }
}

function order(element: Element, depth: number, outline: { before: number }): void {
  const written = /^h([1-6])$/.exec(element.tagName)?.[1]
  if (written !== undefined) {
    const level = Math.min(Number(written) + LEVEL_ABOVE, outline.before + 1, 6)
    outline.before = level
    element.tagName = `h${level}`
  }
  if (depth === MAX_DEPTH) {
    element.children = [{ type: 'text', value: wordsOf(element) }]
    return
  }
  for (const child of element.children) {
    if (child.type === 'element') order(child, depth + 1, outline)
  }
}

/** Without recursion: this is where it would run too deep. */
function wordsOf(element: Element): string {
  const waiting: ElementContent[] = [...element.children].reverse()
  let words = ''
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'text') words += node.value
    else if (node.type === 'element') waiting.push(...[...node.children].reverse())
  }
  return words
}
