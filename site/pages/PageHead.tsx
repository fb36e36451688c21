import '../ui/page.css'
import type { ReactNode } from 'react'

interface PageHeadProps {
  title: ReactNode
  children: ReactNode
}

/** A page's title and its introductory sentence. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <header className="page-head">
      <h1>{title}</h1>
      <p className="lead">{children}</p>
    </header>
  )
}
