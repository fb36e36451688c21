import './FoldedPart.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Part } from '../../ui/part/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

interface FoldedPartProps {
  title: string
  /** An address that ends with it opens the part. */
  hash?: string
  onToggle?: (isNowOpen: boolean) => void
  /** Its content stays when it is folded, with what was typed. */
  keepsTyped?: boolean
  children: ReactNode
}

/** A part that is folded at first. Its content is loaded when it is opened, and leaves when it is folded. */
export function FoldedPart({
  title,
  hash,
  onToggle,
  keepsTyped = false,
  children,
}: FoldedPartProps) {
  const [isDrawn, setDrawn] = useState(false)
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    const part = summary.current?.parentElement
    if (!(part instanceof HTMLDetailsElement) || window.location.hash !== hash) return
    part.open = true
    summary.current?.focus()
    // A reload after changes leaves it folded.
    window.history.replaceState(
      window.history.state,
      '',
      window.location.href.slice(0, -hash.length),
    )
  }, [hash])
  const toggle = (isNowOpen: boolean) => {
    setDrawn((was) => isNowOpen || (was && keepsTyped))
    onToggle?.(isNowOpen)
  }
  return (
    <details className="tools-part" onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary ref={summary}>{title}</summary>
      {isDrawn && <Part fallback={<Skeleton lines={3} />}>{children}</Part>}
    </details>
  )
}
