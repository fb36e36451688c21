import '../../ui/form/checkRow.css'
import { t } from '../../../languages/t.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { change } from '../draft/createFlow.ts'

/** Asks whether the whole reading becomes the restaurant's menu; draws nothing without one. */
export function KeepMenu() {
  const { flow, shown } = useCreateFlow()
  const { found, keepsMenu } = shown.draft
  if (found === null || found.menu.trim() === '') return null
  return (
    <label className="check-row">
      <input
        type="checkbox"
        name="keepsMenu"
        checked={keepsMenu}
        onChange={({ target }) => change(flow, { keepsMenu: target.checked })}
      />
      {t('Save the whole menu too')}
    </label>
  )
}
