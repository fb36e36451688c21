import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { isCuisine } from '../address/findUrl.ts'
import { matchingCuisines } from './cuisineChoices.ts'

const MAX_OFFERS = 12

interface OtherCuisineProps {
  /** What is offered while typing. */
  known: readonly string[]
  onAdd: (cuisine: string) => void
  onFocus?: () => void
  /** For a form that is sent without a script. */
  name?: string
}

/** One more cuisine by its name: letters and hyphens only. */
export function OtherCuisine({ known, onAdd, onFocus, name }: OtherCuisineProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const add = () => {
    const cuisine = text.trim().toLowerCase()
    if (!cuisine) return
    if (!isCuisine(cuisine))
      return setProblem('A cuisine has letters and hyphens only, as in middle-eastern.')
    setText('')
    onAdd(cuisine)
  }
  return (
    <>
      <div className="other-cuisine">
        <label htmlFor={id}>Other</label>
        <input
          id={id}
          name={name}
          type="text"
          list={`${id}-known`}
          maxLength={40}
          autoComplete="off"
          value={text}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem === '' ? undefined : `${id}-problem`}
          onFocus={onFocus}
          onChange={({ target }) => {
            setText(target.value)
            setProblem('')
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Else the form around it would be sent.
            event.preventDefault()
            add()
          }}
        />
        <datalist id={`${id}-known`}>
          {matchingCuisines(known, text)
            .slice(0, MAX_OFFERS)
            .map((cuisine) => (
              <option key={cuisine} value={cuisine} />
            ))}
        </datalist>
        <Button size="small" onClick={add}>
          Add
        </Button>
      </div>
      {problem !== '' && (
        <p className="field-error" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
