import { useEffect, useId, useState } from 'react'
import { MAX_CUISINES_A_LISTING } from '../../worker/contract/listingLimits.ts'
import { listCuisines } from '../api/restaurants.ts'
import { isCuisine, toCuisine } from '../find/address/findUrl.ts'
import { matchingCuisines } from '../find/search/cuisineChoices.ts'
import { Button } from '../ui/Button.tsx'
import { capitaliseCuisine } from '../ui/text.ts'

const MAX_SHOWN = 14
const MAX_OFFERS = 12

interface CuisinePickerProps {
  chosen: readonly string[]
  error?: string | undefined
  onChange: (cuisines: string[]) => void
}

/** Cuisines as check-boxes, and one more by its name: letters and hyphens only. */
export function CuisinePicker({ chosen, error = '', onChange }: CuisinePickerProps) {
  const known = useCuisines()
  const shown = [...new Set([...chosen, ...known])].slice(0, Math.max(MAX_SHOWN, chosen.length))
  const toggle = (cuisine: string, isOn: boolean) => {
    const others = chosen.filter((one) => one !== cuisine)
    onChange(isOn ? [...others, cuisine] : others)
  }
  return (
    <fieldset className="filter-group" aria-invalid={error !== '' || undefined}>
      <legend>Cuisine</legend>
      {shown.map((cuisine) => (
        <label className="chip" key={cuisine}>
          <input
            type="checkbox"
            name="cuisine"
            value={cuisine}
            checked={chosen.includes(cuisine)}
            disabled={chosen.length >= MAX_CUISINES_A_LISTING && !chosen.includes(cuisine)}
            onChange={({ target }) => toggle(cuisine, target.checked)}
          />
          {capitaliseCuisine(cuisine)}
        </label>
      ))}
      <Other known={known} onAdd={(cuisine) => toggle(cuisine, true)} />
      {error !== '' && <p className="field-error">{error}</p>}
    </fieldset>
  )
}

function Other({ known, onAdd }: { known: readonly string[]; onAdd: (cuisine: string) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const add = () => {
    const cuisine = text.trim().toLowerCase()
    if (cuisine === '') return
    if (!isCuisine(cuisine)) return setProblem('A cuisine has letters and hyphens only.')
    setText('')
    setProblem('')
    onAdd(cuisine)
  }
  return (
    <>
      <div className="other-cuisine">
        <label htmlFor={`${id}-other`}>Other</label>
        <input
          id={`${id}-other`}
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
            // Else the form around it would be sent.
            event.preventDefault()
            add()
          }}
        />
        <datalist id={`${id}-known`}>
          {matchingCuisines([...known], toCuisine(text))
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

/** The cuisines in use; none when they cannot be read. */
function useCuisines(): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([])
  useEffect(() => {
    const controller = new AbortController()
    listCuisines(controller.signal)
      .then(setKnown)
      .catch(() => undefined)
    return () => controller.abort()
  }, [])
  return known
}
