import './Steps.css'
import { Link, useLocation } from 'wouter'
import { ADDRESS, BUILD, CUISINE, isV2, MATCH, SEARCH, WEBSITE } from './addresses.ts'

const V2 = [
  { name: 'Website', start: WEBSITE },
  { name: 'Address', start: ADDRESS },
  { name: 'Cuisine & menu', start: CUISINE },
] as const
const V1 = [
  { name: 'Search', start: SEARCH },
  { name: 'Match', start: MATCH },
  { name: 'Menu', start: BUILD },
] as const

/** Where one is on the way, and what is next; steps that lie behind are links. */
export function Steps() {
  const [path] = useLocation()
  const steps = isV2(path) ? V2 : V1
  const at = steps.findIndex(({ start }) => path.startsWith(start))
  return (
    <nav aria-label="Steps">
      <ol className="create-step-list">
        {steps.map(({ name, start }, index) => (
          <li
            key={name}
            className="create-step"
            data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
            aria-current={index === at ? 'step' : undefined}
          >
            {index < at ? <Link href={start}>{name}</Link> : name}
          </li>
        ))}
      </ol>
      <p className="visually-hidden">
        Step {at + 1} of {steps.length}
      </p>
    </nav>
  )
}
