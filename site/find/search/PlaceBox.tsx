import './PlaceBox.css'
import { useEffect, useId, useRef, useState } from 'react'
import { t } from '../../../languages/t.ts'
import { MAX_PASTED_LENGTH } from '../../../worker/contract/limits.ts'
import { NOWHERE, whereabouts } from '../../device/position/whereabouts.ts'
import { useShared } from '../../device/useShared.ts'
import { Icon } from '../../ui/Icon.tsx'
import { isSamePlace } from '../findState.ts'
import { useFind } from '../useFind.ts'
import { likeliestOffer, type Offer, type Offered } from './offers.ts'

interface PlaceBoxProps {
  text: string
  offered: Offered
  onType: (text: string) => void
  /** Called with a place, restaurant or dish: chosen from the list, or the likeliest meaning of the text. */
  onChoose: (offer: Offer, isChosen: boolean) => void
}

/**
 * The Location field: accepts a ZIP code, a city, coordinates, a restaurant or a dish, and makes offers while the visitor types
 * (ARIA combobox with a list). Enter takes the likeliest offer.
 */
export function PlaceBox({ text, offered, onType, onChoose }: PlaceBoxProps) {
  const { shown } = useFind()
  const { here } = useShared(whereabouts, NOWHERE)
  const id = useId()
  const [active, setActive] = useState(-1)
  const { offers } = offered
  const isShown = offered.isOpen && offers.length > 0
  const activeOffer = isShown ? offers[active] : undefined

  const type = (typed: string) => {
    onType(typed)
    setActive(-1)
    offered.look(typed)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const { key } = event
    // The key confirms an input method's composition, as in Japanese.
    if (event.nativeEvent.isComposing) return
    if (key === 'Escape' && offered.isOpen) {
      event.preventDefault()
      offered.close()
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && offers.length > 0) {
      event.preventDefault()
      offered.open()
      const step = key === 'ArrowDown' ? 1 : -1
      setActive((now) =>
        now < 0 && step < 0 ? offers.length - 1 : (now + step + offers.length) % offers.length,
      )
    } else if (key === 'Enter' && isShown) {
      // Offers for an older text are out of date, so the form looks up the new one. It also asks about guesses.
      const isNew = offered.answered !== text.trim()
      const offer = activeOffer ?? (isNew ? undefined : likeliestOffer(text, offers))
      if (offer) {
        event.preventDefault()
        onChoose(offer, activeOffer !== undefined)
      }
    }
  }

  return (
    <div className="place-box">
      <label className="visually-hidden" htmlFor={`${id}-input`}>
        {t('Location')}
      </label>
      <Icon name="search" />
      <input
        id={`${id}-input`}
        name="near"
        type="text"
        role="combobox"
        placeholder={
          here && isSamePlace(shown.centre, here)
            ? t('My location')
            : t('City, ZIP, restaurant or dish')
        }
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={MAX_PASTED_LENGTH}
        value={text}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-offers`}
        aria-activedescendant={activeOffer ? `${id}-${active}` : undefined}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={offered.close}
      />
      <div
        id={`${id}-offers`}
        className="offers"
        role="listbox"
        aria-label={t('Suggestions')}
        hidden={!isShown}
      >
        {offers.map((offer, index) => (
          <OfferItem
            key={offer.key}
            id={`${id}-${index}`}
            offer={offer}
            isActive={index === active}
            onChoose={(offer) => onChoose(offer, true)}
          />
        ))}
      </div>
    </div>
  )
}

interface OfferItemProps {
  id: string
  offer: Offer
  isActive: boolean
  onChoose: (offer: Offer) => void
}

function OfferItem({ id, offer, isActive, onChoose }: OfferItemProps) {
  const item = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // The input keeps the focus and handles the keys; the pointer only needs a click.
    <div
      ref={item}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="offer"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(offer)}
      onKeyDown={(event) => event.key === 'Enter' && onChoose(offer)}
    >
      <Icon name={offer.icon} />
      <span>{offer.label}</span>
      <small>
        <bdi>{offer.hint}</bdi>
      </small>
    </div>
  )
}
