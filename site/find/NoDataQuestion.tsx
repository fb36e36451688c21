import { useLocation } from 'wouter'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { useFind } from './useFind.ts'

/** Asked where nothing is listed yet. */
export function NoDataQuestion() {
  const { find } = useFind()
  const [, navigate] = useLocation()
  return (
    <ConfirmDialog
      title="Nothing here yet"
      question="There are no Sprig results yet here, would you like to explore our supported areas?"
      onAnswer={(yes) => {
        find.state.noData = false
        if (yes) navigate('/explore')
      }}
    />
  )
}
