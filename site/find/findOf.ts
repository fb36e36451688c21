import type { PageInput } from '../../worker/contract/page/page.ts'
import { createFind, type Find } from './findState.ts'

const BASE = 'https://sprig.invalid'

const finds = new WeakMap<PageInput, Find>()

/**
 * The main view's store, one per document: all its islands get the same input object. In the Worker each request has its own
 * input.
 */
export function findOf(input: PageInput): Find {
  const { content, url } = input
  const known = finds.get(input)
  if (known) return known
  const find = createFind(new URL(url, BASE), content.page === 'find' ? content : null)
  finds.set(input, find)
  return find
}
