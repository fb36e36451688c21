import './Tabs.css'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { arrowStep } from './arrowStep.ts'

interface TabsProps<Name extends string | number> {
  /** A label of the tabs for screen readers. */
  label: string
  tabs: readonly { name: Name; title: string }[]
  chosen: Name
  onChoose: (name: Name) => void
  /** The chosen tab's content. */
  children: ReactNode
}

/** Tabs that arrow keys, Home and End move between; the focused tab is shown. */
export function Tabs<Name extends string | number>(props: TabsProps<Name>) {
  const { label, tabs, chosen, onChoose, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // On a narrow screen the chosen tab may be out of view; in the middle it shows that there are others on both sides. After
  // `scrollIntoView` the first Tab would start behind it.
  useEffect(() => {
    const around = list.current?.getBoundingClientRect()
    const tab = list.current?.querySelector(`[id="${id}-tab-${chosen}"]`)?.getBoundingClientRect()
    if (!around || !tab) return
    list.current?.scrollBy({ left: (tab.left + tab.right - around.left - around.right) / 2 })
  }, [id, chosen])

  const go = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const to = stepTo(event, at, tabs.length)
    const next = to === null ? undefined : tabs[to]
    if (to === null || !next) return
    event.preventDefault()
    onChoose(next.name)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }
  return (
    <div>
      <div className="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={go}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-tab-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        className="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        tabIndex={-1}
        aria-labelledby={`${id}-tab-${chosen}`}
      >
        {children}
      </div>
    </div>
  )
}

function stepTo({ key, currentTarget }: KeyboardEvent, at: number, count: number): number | null {
  const step = arrowStep(key, currentTarget)
  if (step !== null) return (at + step + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
