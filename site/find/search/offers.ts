import { useEffect, useRef, useState } from 'react'
import { t } from '../../../languages/t.ts'
import { likeliest } from '../../../worker/contract/places/likeliest.ts'
import type { Place, PlacesAnswer } from '../../../worker/contract/search.ts'
import { searchPlaces } from '../../api/places.ts'
import type { FirstIconName } from '../../ui/Icon.tsx'
import type { Find } from '../findState.ts'
import { suggestionLabel } from './suggestionLabel.ts'

const WAIT_MS = 250

interface OfferText {
  key: string
  label: string
  hint: string
  icon: FirstIconName
  /** A guess at the text's meaning: it must be chosen and is never taken by itself. */
  isGuess?: true
}

/** One line under the search box. */
export type Offer = OfferText &
  (
    | { kind: 'place'; place: Place }
    | { kind: 'restaurant'; id: string; lat: number; lng: number }
    | { kind: 'dish'; dish: string }
  )

function placeOffer(place: Place, hint: string): Offer {
  const label = suggestionLabel(place)
  return {
    kind: 'place',
    key: `place ${label} ${place.lat} ${place.lng}`,
    label,
    hint,
    icon: 'pin',
    place,
  }
}

function placeHint({ zip, country }: Place): string {
  if (!zip) return t('Place')
  return country === 'US' ? t('ZIP code') : t('Postal code')
}

function dishOffer(dish: string, hint: string): Offer {
  return { kind: 'dish', key: `dish ${dish}`, label: dish, hint, icon: 'list', dish }
}

export function toOffers({ places, restaurants, dishes, didYouMean = [] }: PlacesAnswer): Offer[] {
  return [
    ...didYouMean.map((place, i): Offer => {
      // Shown only on the first one.
      const hint = i === 0 ? t('Did you mean?') : placeHint(place)
      return { ...placeOffer(place, hint), isGuess: true }
    }),
    ...places.map((place) => placeOffer(place, placeHint(place))),
    ...restaurants.map(({ _id, name, address, lat, lng }): Offer => {
      return {
        kind: 'restaurant',
        key: _id,
        label: name,
        hint: address || t('Restaurant'),
        icon: 'map',
        id: _id,
        lat,
        lng,
      }
    }),
    ...dishes.map(({ dish, count }) => {
      const hint = t(
        '{count, plural, one {Dish at 1 restaurant} other {Dish at {count} restaurants}}',
        { count },
      )
      return dishOffer(dish, hint)
    }),
  ]
}

/** The label of a place is in the language of the page; the text may be in another. */
function otherNamesOf(offer: Offer): string[] {
  return offer.kind === 'place' ? [offer.place.name, ...Object.values(offer.place.names ?? {})] : []
}

/** What Enter takes: never a guess. */
export function likeliestOffer(typed: string, offers: readonly Offer[]): Offer | undefined {
  const named = offers.flatMap((offer) =>
    offer.isGuess ? [] : [{ name: offer.label, otherNames: otherNamesOf(offer), offer }],
  )
  const meant = likeliest(typed, {
    places: named.filter(({ offer }) => offer.kind === 'place'),
    restaurants: named.filter(({ offer }) => offer.kind === 'restaurant'),
    dishes: offers.flatMap((offer) => (offer.kind === 'dish' ? [offer.dish] : [])),
  })
  return meant && ('words' in meant ? dishOffer(meant.words, '') : meant.offer)
}

const NONE = { offers: [], answered: '' }

export interface Offered {
  offers: Offer[]
  /** The text that the offers belong to. */
  answered: string
  isOpen: boolean
  open: () => void
  /** Closes the list and ends the look-up for it. */
  close: () => void
  /** Looks a text up once the visitor pauses. A failed look-up offers nothing. */
  look: (text: string) => void
}

/** The offers of the search box. */
export function useOffers(find: Find): Offered {
  const [{ offers, answered }, setOffers] = useState<{ offers: Offer[]; answered: string }>(NONE)
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const stop = () => {
    clearTimeout(timer.current)
    find.calls.cancel('offers')
  }
  const look = (text: string) => {
    stop()
    setOpen(true)
    const input = text.trim()
    if (!input) {
      setOffers(NONE)
      return
    }
    timer.current = setTimeout(() => {
      const near = find.state.centre && { ...find.state.centre }
      find.calls
        .run('offers', (signal) => searchPlaces(input, near, signal))
        .then((answer) => answer && setOffers({ offers: toOffers(answer), answered: input }))
        .catch(() => setOffers(NONE))
    }, WAIT_MS)
  }
  const close = () => {
    stop()
    setOpen(false)
  }
  return { offers, answered, isOpen, open: () => setOpen(true), close, look }
}
