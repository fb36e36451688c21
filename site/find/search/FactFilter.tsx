import '../../ui/chips.css'
import { t } from '../../../languages/t.ts'
import { fieldOf } from '../../../worker/contract/restaurants/fields.ts'
import { FILTER_NAMES } from '../../../worker/contract/restaurants/filterNames.ts'
import { searchAsAsked } from '../searching.ts'
import { useFind } from '../useFind.ts'

/** Check-boxes for facts that a restaurant must have. */
export function FactFilter() {
  const { find, shown } = useFind()
  return (
    <fieldset className="filter-group">
      <legend>{t('Has')}</legend>
      {FILTER_NAMES.map((name) => (
        <label className="chip" key={name}>
          <input
            type="checkbox"
            name="has"
            value={name}
            checked={shown.has.includes(name)}
            onChange={({ target }) => {
              const others = find.state.has.filter((one) => one !== name)
              find.state.has = target.checked ? [...others, name] : others
              searchAsAsked(find)
            }}
          />
          {t(fieldOf(name).filter?.label ?? '')}
        </label>
      ))}
    </fieldset>
  )
}
