import '../../ui/chips.css'
import './Filters.css'
import { useRef, useState } from 'react'
import { t } from '../../../languages/t.ts'
import { DEFAULT_DIETS, DIETS, type Diet } from '../../../worker/contract/diet.ts'
import { MAX_CUISINE_FILTERS } from '../../../worker/contract/limits.ts'
import {
  capitaliseCuisine,
  cuisinesByName,
} from '../../../worker/contract/restaurants/cuisineNames.ts'
import { fetchCuisines } from '../../api/restaurants.ts'
import { DIET_LABELS } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DietShape } from '../../ui/DietShape.tsx'
import { CuisineChips } from '../../ui/form/CuisineChips.tsx'
import { OtherCuisine } from '../../ui/OtherCuisine.tsx'
import { chosenDiets } from '../address/findUrl.ts'
import { type FindState, isFiltered } from '../findState.ts'
import { searchAsAsked, searchUnfiltered } from '../searching.ts'
import { useFind } from '../useFind.ts'
import { boxesFor } from './boxesFor.ts'
import { FactFilter } from './FactFilter.tsx'
import { OpenFilter } from './OpenFilter.tsx'

/** Check-boxes for diet levels and cuisines, folded until they are opened. */
export function Filters() {
  const { find, shown } = useFind()
  const { cuisines, diets, has, liveOnly, open } = shown
  const names = cuisinesByName(cuisines).size
  const count = names + diets.length + has.length + Number(liveOnly) + Number(open !== '')
  const [known, setKnown] = useState<readonly string[]>([])
  const summary = useRef<HTMLElement>(null)
  const askOnce = () => {
    if (known.length > 0) return
    find.calls
      .run('cuisines', fetchCuisines)
      .then((cuisines) => cuisines && setKnown(cuisines))
      .catch(() => undefined)
  }

  return (
    <details
      className="filters"
      onToggle={askOnce}
      onFocus={askOnce}
      onKeyDown={({ key, target, currentTarget }) => {
        // Escape in a dialog closes only the dialog.
        if (key !== 'Escape' || (target as Element).closest('dialog')) return
        currentTarget.open = false
        summary.current?.focus()
      }}
    >
      <summary ref={summary}>
        {t('Filters')}
        {count > 0 && <span className="filters-count">{count}</span>}
      </summary>
      <div className="filters-body">
        <LiveFilter />
        <OpenFilter />
        <DietFilter />
        <CuisineFilter known={known} />
        <FactFilter />
        {isFiltered(shown) && (
          <Button
            size="small"
            onClick={() => {
              // This button disappears, and would take the focus with it.
              summary.current?.focus({ preventScroll: true })
              searchUnfiltered(find)
            }}
          >
            {t('Clear filters')}
          </Button>
        )}
      </div>
    </details>
  )
}

/**
 * Shows only pop-ups that are out. These are known and kept up to date, so only turning it off needs a search: the page may have
 * been loaded with them alone.
 */
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
            if (!target.checked) searchAsAsked(find)
          }}
        />
        {t('Live now')}
      </label>
    </div>
  )
}

/** The level that most people want, in one tap. Without scripts the form sends it like the others. */
export function VeganOnly() {
  const { find, shown } = useFind()
  return (
    <label className="chip vegan-only">
      <input
        type="checkbox"
        name="only"
        value="vegan"
        checked={shown.diets.join() === 'vegan'}
        onChange={({ target }) => {
          find.state.diets = target.checked ? ['vegan'] : []
          searchAsAsked(find)
        }}
      />
      {t('Vegan only')}
    </label>
  )
}

const chosenIn = ({ diets }: Pick<FindState, 'diets'>) => (diets.length > 0 ? diets : DEFAULT_DIETS)

function DietFilter() {
  const { find, shown } = useFind()
  const chosen = chosenIn(shown)

  const toggle = (diet: Diet, isOn: boolean) => {
    const before = chosenIn(find.state)
    const next = DIETS.filter((one) => (one === diet ? isOn : before.includes(one)))
    if (next.length === 0) return
    find.state.diets = chosenDiets(next)
    searchAsAsked(find)
  }

  return (
    <fieldset className="filter-group">
      <legend>{t('Vegan level')}</legend>
      {DIETS.map((diet) => {
        const isLast = chosen.length === 1 && chosen.includes(diet)
        return (
          <label
            className="chip"
            key={diet}
            data-diet={diet}
            title={isLast ? t('One level stays chosen') : undefined}
          >
            <input
              type="checkbox"
              name="diet"
              value={diet}
              checked={chosen.includes(diet)}
              // Not `disabled`, since a form does not send disabled fields.
              aria-disabled={isLast || undefined}
              onChange={(event) => toggle(diet, event.target.checked)}
            />
            <DietShape diet={diet} />
            {t(DIET_LABELS[diet])}
          </label>
        )
      })}
    </fieldset>
  )
}

function CuisineFilter({ known }: { known: readonly string[] }) {
  const { find, shown } = useFind()
  const { cuisines, cuisineChoices } = shown

  const toggle = (alike: readonly string[], isOn: boolean) => {
    const others = find.state.cuisines.filter((one) => !alike.includes(one))
    if (isOn && others.length >= MAX_CUISINE_FILTERS) return
    find.state.cuisines = isOn ? [...others, ...alike].slice(0, MAX_CUISINE_FILTERS) : others
    searchAsAsked(find)
  }
  const allNamedLike = (cuisine: string) =>
    cuisinesByName([...new Set([cuisine, ...cuisineChoices, ...known])]).get(
      capitaliseCuisine(cuisine),
    ) ?? []

  return (
    <fieldset className="filter-group">
      <legend>{t('Cuisine')}</legend>
      <CuisineChips
        cuisines={boxesFor(cuisineChoices, known, cuisines)}
        chosen={cuisines}
        max={MAX_CUISINE_FILTERS}
        onToggle={toggle}
      />
      <OtherCuisine
        name="other"
        isPartOfForm
        known={known}
        onAdd={(cuisine) => toggle(allNamedLike(cuisine), true)}
      />
    </fieldset>
  )
}
