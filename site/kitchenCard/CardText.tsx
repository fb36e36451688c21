import './CardText.css'
import type { Card } from './card.ts'

interface CardTextProps {
  card: Card
  language: string
  /** For a cook to read at arm's length. */
  isLarge?: boolean
}

/** The sentences of a card. The question comes before the lists, so that it is read without scrolling. */
export function CardText({ card, language, isLarge }: CardTextProps) {
  const { says, means, ask, without, no, alsoNo, little, yes, alsoYes, thanks } = card
  return (
    <div
      className="kitchen-card"
      data-size={isLarge ? 'large' : undefined}
      lang={language}
      dir={card.dir ?? 'ltr'}
    >
      <h2>{says}</h2>
      <p>{means}</p>
      <p className="card-ask">{ask}</p>
      <div className="card-lists">
        <section>
          <h3>{without}</h3>
          <Items of={{ ...no, ...alsoNo }} look="no" />
          <p>{little}</p>
        </section>
        <section>
          <h3>{card.with}</h3>
          <Items of={{ ...yes, ...alsoYes }} look="yes" />
          <p className="card-thanks">{thanks}</p>
        </section>
      </div>
    </div>
  )
}

function Items({ of, look }: { of: Readonly<Record<string, string>>; look: 'no' | 'yes' }) {
  return (
    <ul className="card-items" data-look={look}>
      {Object.entries(of).map(([name, words]) => (
        <li key={name}>{words}</li>
      ))}
    </ul>
  )
}
