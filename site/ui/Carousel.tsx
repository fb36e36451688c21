import './Carousel.css'
import { type ReactNode, useRef, useState } from 'react'
import { t } from '../../languages/t.ts'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'

interface CarouselProps {
  /** What the cards are, for screen readers: "Vegan dishes at Ruby's". */
  label: string
  cards: readonly { key: string | number; card: ReactNode }[]
}

/** Safari scrolls a row by arrow keys only if the row is focusable. */
const FOCUSABLE = { tabIndex: 0 }

/** Cards in a row that scrolls by finger, wheel, arrow keys or its two buttons; without script the buttons are absent. */
export function Carousel({ label, cards }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [edge, setEdge] = useState<'start' | 'between' | 'end'>('start')

  const turn = (direction: 1 | -1) => {
    const list = track.current
    const card = list?.firstElementChild
    if (list === null || !card) return
    const onwards = getComputedStyle(list).direction === 'rtl' ? -direction : direction
    list.scrollBy({ left: onwards * card.getBoundingClientRect().width })
  }

  return (
    <section className="carousel" aria-label={label}>
      <ul
        className="carousel-track"
        ref={track}
        {...FOCUSABLE}
        aria-label={label}
        onScroll={(event) => setEdge(edgeOf(event.currentTarget))}
      >
        {cards.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
      {cards.length > 1 && (
        <div className="carousel-buttons">
          <IconButton
            label={t('Previous')}
            aria-disabled={edge === 'start'}
            onClick={() => turn(-1)}
          >
            <Icon name="chevronLeft" />
          </IconButton>
          <IconButton label={t('Next')} aria-disabled={edge === 'end'} onClick={() => turn(1)}>
            <Icon name="chevronRight" />
          </IconButton>
        </div>
      )}
    </section>
  )
}

/** Allows a pixel of tolerance, since scroll positions are fractions on some screens. */
function edgeOf(list: HTMLElement): 'start' | 'between' | 'end' {
  // In right-to-left layout the positions are negative.
  const scrolled = Math.abs(list.scrollLeft)
  if (scrolled <= 1) return 'start'
  return scrolled + list.clientWidth >= list.scrollWidth - 1 ? 'end' : 'between'
}
