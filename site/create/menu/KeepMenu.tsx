import { useBuilding } from '../buildingContext.ts'
import { change } from '../draft/building.ts'

/** Whether all that was read becomes the menu of the listing; nothing where nothing was read. */
export function KeepMenu() {
  const { building, shown } = useBuilding()
  const { found, keepsMenu } = shown.draft
  if (found === null || found.menu.trim() === '') return null
  return (
    <label className="check-row">
      <input
        type="checkbox"
        name="keepsMenu"
        checked={keepsMenu}
        onChange={({ target }) => change(building, { keepsMenu: target.checked })}
      />
      Save the whole menu too
    </label>
  )
}
