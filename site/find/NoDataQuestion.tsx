import { t, to } from '../../languages/t.ts'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { useFindStore } from './useFind.ts'

/** The question shown where no restaurants are listed yet. */
export function NoDataQuestion() {
  const find = useFindStore()
  return (
    <ConfirmDialog
      title={t('Nothing here yet')}
      question={t(
        'There are no Sprig results yet here, would you like to explore our supported areas?',
      )}
      onAnswer={(yes) => {
        find.state.noData = false
        if (yes) window.location.assign(to('/explore'))
      }}
    />
  )
}
