import type { ReactNode } from 'react'
import { t } from '../../../languages/t.ts'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { CHOICE_NAMES, type TextName } from '../../../worker/contract/restaurants/fieldNames.ts'
import { type FieldValues, fieldOf } from '../../../worker/contract/restaurants/fields.ts'
import type { PageIconName } from '../../ui/PageIcon.tsx'
import { websiteLink } from './addresses.ts'

interface Look<Value extends string> {
  icon: PageIconName
  /** Null when there is nothing to show; `hours` draws the week. */
  show(value: Value, hours: ReactNode): ReactNode
}

/** How facts of one line are shown on a restaurant's page, in its order. */
const LOOKS: { readonly [Name in TextName]: Look<NonNullable<FieldValues[Name]>> } = {
  address: { icon: 'pin', show: (address) => <span dir="auto">{address}</span> },
  openingHours: { icon: 'clock', show: (_, hours) => hours },
  website: { icon: 'link', show: showWebsite },
  phone: { icon: 'phone', show: showLink('phone') },
  email: { icon: 'mail', show: showLink('email') },
  instagram: { icon: 'camera', show: showLink('instagram', (account) => `@${account}`) },
}

const rows: readonly [TextName, Look<string>][] = (Object.keys(LOOKS) as TextName[]).map((name) => [
  name,
  LOOKS[name],
])

interface ShownFact {
  label: string
  icon: PageIconName
  shown: ReactNode
}

/** The facts about a restaurant that take a line each; `hours` draws the opening hours. */
export function factsOf(restaurant: Restaurant, hours: ReactNode): ShownFact[] {
  return rows.flatMap(([name, { icon, show }]) => {
    const value = restaurant[name]
    const shown = value ? show(value, hours) : null
    return shown === null ? [] : [{ label: t(fieldOf(name).label), icon, shown }]
  })
}

/** The facts about a restaurant that take a word or two each. */
export function chipsOf(restaurant: Restaurant): string[] {
  return CHOICE_NAMES.flatMap((name) => fieldOf(name).chips?.[restaurant[name] ?? ''] ?? []).map(
    (words) => t(words),
  )
}

function showWebsite(text: string): ReactNode {
  const website = websiteLink(text)
  return website && <OutLink href={website.href} words={website.host} />
}

/** Shows a field as a link; `toWords` makes its text. */
function showLink(name: TextName, toWords = (value: string) => value) {
  return (value: string): ReactNode => (
    <OutLink href={fieldOf(name).toHref?.(value) ?? value} words={toWords(value)} />
  )
}

/** A link to an address that a stranger wrote. Left to right in any language, as `+1 617 555 0123` and `@greenfork` are. */
function OutLink({ href, words }: { href: string; words: string }) {
  return (
    <a dir="ltr" href={href} rel="noopener nofollow ugc">
      {words}
    </a>
  )
}
