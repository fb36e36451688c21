import '../../ui/Button.css'
import { space, t } from '../../../languages/t.ts'
import { foodMeant } from '../../../worker/contract/restaurants/foodMeant.ts'
import { formatFindUrl } from '../address/findUrl.ts'
import { searchOnDemand } from '../searchOnDemand.ts'
import { useFind } from '../useFind.ts'
import { focusResults } from './focusResults.ts'

/** After a search that found nothing: what its misspelt keyword may mean, as a link so that it works without scripts too. */
export function WordMeant() {
  const { find, shown } = useFind()
  const food = foodMeant(shown.keywords)
  if (food === null || food.isSpeltSo) return null
  return (
    <p>
      {t('Did you mean?')}
      {space()}
      <a
        className="button"
        href={`?${formatFindUrl({ ...shown, keywords: food.name })}`}
        onClick={(event) => {
          event.preventDefault()
          // This link disappears, and would take the focus with it.
          focusResults()
          find.state.keywords = food.name
          searchOnDemand('searchAsAsked', find)
        }}
      >
        {food.name}
      </a>
    </p>
  )
}
