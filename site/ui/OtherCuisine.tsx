import './hint.css'
import './OtherCuisine.css'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { t } from '../../languages/t.ts'
import { isCuisine } from '../../worker/contract/cuisine.ts'
import {
  cuisineNamed,
  matchingCuisines,
  typedCuisine,
} from '../../worker/contract/restaurants/cuisineNames.ts'
import { Button } from './Button.tsx'

const MAX_OFFERS = 12

interface OtherCuisineProps {
  /** The suggestions while typing. */
  known: readonly string[]
  onAdd: (cuisine: string) => void
  /** For a form submitted without scripts. */
  name?: string
  /** Text that was typed but not added is submitted with the form, or blocks it if it is no cuisine. */
  isPartOfForm?: boolean
}

/** On a phone the field may stand at the end of what is visible. */
const scrollIntoSight = (problem: HTMLElement | null) =>
  problem?.scrollIntoView({ block: 'nearest' })

/** A field for another cuisine: letters and hyphens only. */
export function OtherCuisine({ known, onAdd, name, isPartOfForm = false }: OtherCuisineProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const input = useRef<HTMLInputElement>(null)
  /** Returns false if the text is no cuisine. */
  const add = (): boolean => {
    const cuisine = cuisineNamed(text) ?? text.trim().toLowerCase()
    if (!cuisine) return true
    if (!isCuisine(cuisine)) {
      setProblem(t('A cuisine has letters and hyphens only, as in middle-eastern.'))
      return false
    }
    setText('')
    onAdd(cuisine)
    return true
  }
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    if (add()) return
    event.preventDefault()
    event.stopPropagation()
    // It cannot take the focus, nor show its problem, while the part around it is folded.
    input.current?.closest('details')?.setAttribute('open', '')
    input.current?.focus()
  })
  useEffect(() => {
    const form = input.current?.form
    if (!isPartOfForm || !form) return
    const listen = (event: SubmitEvent) => onSubmit(event)
    form.addEventListener('submit', listen)
    return () => form.removeEventListener('submit', listen)
  }, [isPartOfForm])
  return (
    <>
      <div className="other-cuisine">
        <label htmlFor={id}>{t('Other')}</label>
        <input
          ref={input}
          id={id}
          name={name}
          type="text"
          list={`${id}-known`}
          maxLength={40}
          autoComplete="off"
          value={text}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem === '' ? undefined : `${id}-problem`}
          onChange={({ target }) => {
            setText(target.value)
            setProblem('')
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Otherwise the surrounding form would be submitted.
            event.preventDefault()
            add()
          }}
        />
        <datalist id={`${id}-known`}>
          {[...new Set(matchingCuisines(known, text).map(typedCuisine))]
            .slice(0, MAX_OFFERS)
            .map((name) => (
              <option key={name} value={name} />
            ))}
        </datalist>
        <Button size="small" onClick={add}>
          {t('Add')}
        </Button>
      </div>
      {problem !== '' && (
        <p className="field-error" id={`${id}-problem`} role="alert" ref={scrollIntoSight}>
          {problem}
        </p>
      )}
    </>
  )
}
