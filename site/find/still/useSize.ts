import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'

export interface Size {
  width: number
  height: number
}

/** The size of an element in CSS pixels; null in the Worker, for the first render, and while it is hidden. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current
      // Otherwise React would draw all markers again within the task that hydrated them.
      startTransition(() => {
        setSize((before) => {
          if (width === 0 || height === 0) return null
          return before?.width === width && before.height === height ? before : { width, height }
        })
      })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
  return size
}
