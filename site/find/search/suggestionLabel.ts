import { t } from '../../../languages/t.ts'
import { placeLabel } from '../../../worker/contract/places/placeLabel.ts'
import type { Place } from '../../../worker/contract/search.ts'

/** 'Berlin, Germany', or 'pizza in Berlin, Germany' with the words that are searched for there. */
export function suggestionLabel(place: Place): string {
  const label = placeLabel(place)
  return place.words ? t('{words} in {place}', { words: place.words, place: label }) : label
}
