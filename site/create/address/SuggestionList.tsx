import '../../ui/hint.css'
import '../StepPage.css'
import './WaysToPlace.css'
import { useEffect, useRef } from 'react'
import { t } from '../../../languages/t.ts'
import {
  OWN_PLACE_PREFIX,
  type Suggestion,
  TYPED_PLACE_ID,
} from '../../../worker/contract/restaurants/builder.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useCreateFlow } from '../createFlowContext.ts'

interface SuggestionListProps {
  suggestions: readonly Suggestion[]
  onChoose: (suggestion: Suggestion) => void
}

/** The place search's results for a name. */
export function SuggestionList({ suggestions, onChoose }: SuggestionListProps) {
  const { shown } = useCreateFlow()
  const title = useRef<HTMLHeadingElement>(null)
  // Moves the focus, and so the screen reader, to the results.
  useEffect(() => {
    if (suggestions.length > 0) title.current?.focus()
  }, [suggestions])
  return (
    <section aria-labelledby="suggestions-title">
      <h2 id="suggestions-title" className="create-question" ref={title} tabIndex={-1}>
        {suggestions.length === 0 ? t('No matches found') : t('Which one is it?')}
      </h2>
      {suggestions.length === 0 && (
        <p>{t('Try another spelling or another city, or set the location another way.')}</p>
      )}
      {shown.note !== '' && <p className="hint">{shown.note}</p>}
      <ul className="place-ways">
        {suggestions.map((suggestion) => (
          <li key={suggestion.place_id} className="place-way">
            <button type="button" className="place-way-button" onClick={() => onChoose(suggestion)}>
              <Icon name="pin" />
              <span className="place-way-words">
                <span className="place-way-title">
                  <bdi>{suggestion.name}</bdi>
                </span>
                <span className="hint">{wordsFor(suggestion)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function wordsFor({ place_id, formatted_address }: Suggestion): string {
  if (place_id === TYPED_PLACE_ID)
    return t('A new restaurant in {address}', { address: formatted_address })
  const isOurs = place_id.startsWith(OWN_PLACE_PREFIX)
  return isOurs
    ? t('{address} · on Sprig already', { address: formatted_address })
    : formatted_address
}
