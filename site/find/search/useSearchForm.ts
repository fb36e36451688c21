import { type RefObject, useState } from 'react'
import { ref } from 'valtio/vanilla'
import { t } from '../../../languages/t.ts'
import { withKeywords } from '../../../worker/contract/places/likeliest.ts'
import { placeLabel } from '../../../worker/contract/places/placeLabel.ts'
import { isPartOfZip } from '../../../worker/contract/places/zip.ts'
import { notRecognized } from '../../api/notRecognized.ts'
import { searchPlaces } from '../../api/places.ts'
import { addAlert } from '../../shell/alerts.ts'
import { endLookUp, goTo, goToRestaurant, searchAgain } from '../moving.ts'
import { sentenceFor } from '../problems.ts'
import { useFind } from '../useFind.ts'
import { likeliestOffer, type Offer, toOffers, useOffers } from './offers.ts'
import { useDraft } from './useDraft.ts'
import { leaveForm } from './useOpenForm.ts'

/** What is typed and offered in the form, and going where that leads. */
export function useSearchForm(form: RefObject<HTMLFormElement | null>) {
  const { find, shown } = useFind()
  const [typedPlace, typePlace] = useDraft(shown.near)
  const [typedKeywords, typeKeywords] = useDraft(shown.keywords)
  const offered = useOffers(find)

  /** How many submitted places are being looked up; other calls of that name are none of the form's. */
  const [lookUps, countLookUps] = useState(0)
  /** What was submitted is outdated once more is typed. */
  const typing = (type: (text: string) => void) => (text: string) => {
    if (lookUps > 0) find.calls.cancel('place')
    type(text)
  }
  const searchFor = (keywords: string) => {
    find.state.keywords = keywords
    if (shown.centre) searchAgain(find)
    else addAlert({ kind: 'info', text: t('Type a city or ZIP code first.') })
  }
  const take = (offer: Offer, isChosen: boolean) => {
    offered.close()
    endLookUp(find)
    leaveForm()
    if (offer.kind === 'dish') {
      // Words that were only typed are searched with those of the other field.
      const words = isChosen ? offer.dish : withKeywords(offer.dish, typedKeywords)
      typePlace(shown.near)
      typeKeywords(words)
      searchFor(words)
      return
    }
    const isPlace = offer.kind === 'place'
    const near = isPlace ? placeLabel(offer.place) : offer.label
    const keywords = withKeywords((isPlace && offer.place.words) || '', typedKeywords)
    typePlace(near)
    typeKeywords(keywords)
    find.state.keywords = keywords
    if (isPlace) goTo(find, offer.place, near)
    else goToRestaurant(find, offer, near)
  }
  const submit = async () => {
    offered.close()
    endLookUp(find)
    const near = typedPlace.trim()
    const keywords = typedKeywords.trim()
    if ((near === shown.near && !shown.unknown) || near === '' || isPartOfZip(near)) {
      leaveForm()
      searchFor(keywords)
      return
    }
    countLookUps((count) => count + 1)
    try {
      // Going anywhere else ends this look-up.
      const answer = await find.calls.run('place', (signal) =>
        searchPlaces(near, shown.centre, signal),
      )
      if (!answer) return
      const meant = likeliestOffer(near, toOffers(answer))
      if (!meant && answer.didYouMean) {
        find.state.unknown = ref({ text: near, places: answer.didYouMean })
        find.state.keywords = keywords
        return
      }
      if (!meant) {
        addAlert({ kind: 'error', text: notRecognized(near) })
        return
      }
      take(meant, false)
    } catch (error) {
      const again = { label: t('Try again'), run: () => form.current?.requestSubmit() }
      addAlert({ kind: 'error', text: sentenceFor(error), action: again })
    } finally {
      countLookUps((count) => count - 1)
    }
  }
  return {
    place: { typed: typedPlace, type: typing(typePlace) },
    keywords: { typed: typedKeywords, type: typing(typeKeywords) },
    offered,
    take,
    submit,
    isLookingUp: lookUps > 0,
  }
}
