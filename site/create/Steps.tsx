import './Steps.css'
import { Link, useLocation } from 'wouter'
import { msg, t } from '../../languages/t.ts'
import { ADDRESS, BUILD, CUISINE, isV2, MATCH, SEARCH, WEBSITE } from './addresses.ts'

const V2 = [
  { name: msg('Website'), start: WEBSITE },
  { name: msg('Address'), start: ADDRESS },
  { name: msg('Cuisine & menu'), start: CUISINE },
] as const
const V1 = [
  { name: msg('Search'), start: SEARCH },
  { name: msg('Match'), start: MATCH },
  { name: msg('Menu'), start: BUILD },
] as const

/** Shows the current step and the next ones; earlier steps are links. */
export function Steps() {
  const [path] = useLocation()
  const steps = isV2(path) ? V2 : V1
  const at = steps.findIndex(({ start }) => path.startsWith(start))
  return (
    <nav aria-label={t('Steps')}>
      <ol className="create-step-list">
        {steps.map(({ name, start }, index) => (
          <li
            key={name}
            className="create-step"
            data-name={t(name)}
            data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
            aria-current={index === at ? 'step' : undefined}
          >
            {index < at ? <Link href={start}>{t(name)}</Link> : <span>{t(name)}</span>}
          </li>
        ))}
      </ol>
      <p className="visually-hidden">
        {t('Step {step} of {count}', { step: at + 1, count: steps.length })}
      </p>
    </nav>
  )
}
