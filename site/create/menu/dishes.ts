import type { DishActions } from '../../listing/edit/dishes/DishesEditor.tsx'
import { dishActions, newDish } from '../../listing/edit/dishes/dishActions.ts'
import { type Building, change } from '../draft/building.ts'
import { chosenDishes } from '../draft/creation.ts'

/** What the editor of dishes does to the draft. */
export function dishActionsOf(building: Building): DishActions {
  return dishActions(
    () => building.state.draft.dishes,
    (dishes) => change(building, { dishes }),
  )
}

/** Begins the form with the dishes that were chosen from what was read, unless something is in it. */
export function fillDishes(building: Building): void {
  const { draft } = building.state
  const isEmpty = draft.dishes.every(({ option, description }) => !option && !description)
  const chosen = chosenDishes(draft)
  if (!isEmpty || chosen.length === 0) return
  change(building, {
    dishes: chosen.map(({ option, description }) => newDish(option, description)),
  })
}
