import './clocks.css'
import type { ReactNode } from 'react'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import {
  type FactName,
  type FieldValues,
  fieldOf,
} from '../../../worker/contract/restaurants/fields.ts'
import type { PageIconName } from '../../ui/PageIcon.tsx'
import { websiteLink } from './addresses.ts'
import { halfDayClock, plainClock } from './clocks.ts'
import { readableHours } from './openingHours.ts'

interface Look<Value extends string> {
  icon: PageIconName
  /** Null where there is nothing to show. */
  show(value: Value): ReactNode
}

const WHEELCHAIR_WORDS: Readonly<Record<NonNullable<FieldValues['wheelchair']>, string>> = {
  yes: 'Wheelchair accessible',
  limited: 'Partly wheelchair accessible',
  no: 'Not wheelchair accessible',
}

/** How each fact looks on the page of a restaurant, in the order of the page. */
const LOOKS: { readonly [Name in FactName]: Look<NonNullable<FieldValues[Name]>> } = {
  address: { icon: 'pin', show: (address) => <span dir="auto">{address}</span> },
  openingHours: { icon: 'clock', show: showHours },
  website: { icon: 'link', show: showWebsite },
  phone: { icon: 'phone', show: showLink('phone') },
  email: { icon: 'mail', show: showLink('email') },
  instagram: { icon: 'camera', show: showLink('instagram', (account) => `@${account}`) },
  wheelchair: { icon: 'wheelchair', show: (access) => WHEELCHAIR_WORDS[access] },
}

const rows: readonly [FactName, Look<string>][] = (Object.keys(LOOKS) as FactName[]).map((name) => [
  name,
  LOOKS[name],
])

interface ShownFact {
  label: string
  icon: PageIconName
  shown: ReactNode
}

/** What is known of a restaurant besides its food. */
export function factsOf(restaurant: Restaurant): ShownFact[] {
  return rows.flatMap(([name, { icon, show }]) => {
    const value = restaurant[name]
    const shown = value ? show(value) : null
    return shown === null ? [] : [{ label: fieldOf(name).label, icon, shown }]
  })
}

/** By both clocks: the styles show the one that the visitor reads. */
function showHours(hours: string): ReactNode {
  const byDay = readableHours(hours, plainClock)
  const byHalfDay = readableHours(hours, halfDayClock)
  return byDay.map((line, at) => (
    <span key={line} className="line">
      {line === byHalfDay[at] ? (
        line
      ) : (
        <>
          <span className="clock-24">{line}</span>
          <span className="clock-12">{byHalfDay[at]}</span>
        </>
      )}
    </span>
  ))
}

function showWebsite(text: string): ReactNode {
  const website = websiteLink(text)
  return website && <OutLink href={website.href} words={website.host} />
}

/** A link by what the field says of itself, with `toWords` for what is read. */
function showLink(name: FactName, toWords = (value: string) => value) {
  return (value: string): ReactNode => (
    <OutLink href={fieldOf(name).toHref?.(value) ?? value} words={toWords(value)} />
  )
}

/** A stranger wrote where it leads. */
function OutLink({ href, words }: { href: string; words: string }) {
  return (
    <a href={href} rel="noopener nofollow ugc">
      {words}
    </a>
  )
}
