import { useRef, useState } from 'react'
import { DEFAULT_DIETS, DIETS, type Diet } from '../../../worker/contract/diet.ts'
import { listCuisines } from '../../api/restaurants.ts'
import { DIET_LABELS } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { CuisineChip } from '../../ui/CuisineChip.tsx'
import { DietShape } from '../../ui/DietShape.tsx'
import { isFiltered } from '../findState.ts'
import { searchAsAsked, searchUnfiltered } from '../searching.ts'
import { useFind } from '../useFind.ts'
import { cuisineChoices } from './cuisineChoices.ts'
import { OtherCuisine } from './OtherCuisine.tsx'

/** Diet levels and cuisines, each a check-box; folded away until asked for. */
export function Filters() {
  const { find, shown } = useFind()
  const count = shown.cuisines.length + shown.diets.length + (shown.liveOnly ? 1 : 0)

  return (
    <details className="filters">
      <summary>Filters{count > 0 && <span className="filters-count">{count}</span>}</summary>
      <div className="filters-body">
        <LiveFilter />
        <DietFilter />
        <CuisineFilter />
        {isFiltered(shown) && (
          <Button size="small" onClick={() => searchUnfiltered(find)}>
            Clear filters
          </Button>
        )}
      </div>
    </details>
  )
}

/** The server is not asked: what is out is known already, and kept in step. */
function LiveFilter() {
  const { find, shown } = useFind()
  return (
    <div className="filter-group">
      <label className="chip" data-live="">
        <input
          type="checkbox"
          name="live"
          value="1"
          checked={shown.liveOnly}
          onChange={({ target }) => {
            find.state.liveOnly = target.checked
          }}
        />
        Live now
      </label>
    </div>
  )
}

function DietFilter() {
  const { find, shown } = useFind()
  const chosen = shown.diets.length > 0 ? shown.diets : DEFAULT_DIETS

  const toggle = (diet: Diet, isOn: boolean) => {
    const next = DIETS.filter((one) => (one === diet ? isOn : chosen.includes(one)))
    const isDefault =
      next.length === DEFAULT_DIETS.length && DEFAULT_DIETS.every((d) => next.includes(d))
    find.state.diets = isDefault ? [] : next
    searchAsAsked(find)
  }

  return (
    <fieldset className="filter-group">
      <legend>How vegan</legend>
      {DIETS.map((diet) => (
        <label
          className="chip"
          key={diet}
          data-diet={diet}
          title={
            chosen.length === 1 && chosen.includes(diet) ? 'One level stays chosen' : undefined
          }
        >
          <input
            type="checkbox"
            name="diet"
            value={diet}
            checked={chosen.includes(diet)}
            disabled={chosen.length === 1 && chosen.includes(diet)}
            onChange={(event) => toggle(diet, event.target.checked)}
          />
          <DietShape diet={diet} />
          {DIET_LABELS[diet]}
        </label>
      ))}
    </fieldset>
  )
}

function CuisineFilter() {
  const { find, shown } = useFind()
  const choices = cuisineChoices(shown.answer?.restaurants ?? [], shown.cuisines)
  const [known, setKnown] = useState<string[]>([])
  const hasAsked = useRef(false)

  const askOnce = () => {
    if (hasAsked.current) return
    hasAsked.current = true
    find.calls
      .run('cuisines', listCuisines)
      .then((cuisines) => cuisines && setKnown(cuisines))
      .catch(() => setKnown([]))
  }
  const toggle = (cuisine: string, isOn: boolean) => {
    const others = shown.cuisines.filter((one) => one !== cuisine)
    find.state.cuisines = isOn ? [...others, cuisine] : others
    searchAsAsked(find)
  }

  return (
    <fieldset className="filter-group">
      <legend>Cuisine</legend>
      {choices.map((cuisine) => (
        <CuisineChip
          key={cuisine}
          cuisine={cuisine}
          isChosen={shown.cuisines.includes(cuisine)}
          onToggle={toggle}
        />
      ))}
      <OtherCuisine
        name="other"
        known={known}
        onFocus={askOnce}
        onAdd={(cuisine) => toggle(cuisine, true)}
      />
    </fieldset>
  )
}
