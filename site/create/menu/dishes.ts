import type { DishActions } from '../../listing/edit/dishes/DishesEditor.tsx'
import { dishActions, newDish } from '../../listing/edit/dishes/dishActions.ts'
import { type CreateFlow, change } from '../draft/createFlow.ts'
import { chosenDishes } from '../draft/creation.ts'

/** The actions of the dish editor on the draft. */
export function dishActionsOf(flow: CreateFlow): DishActions {
  return dishActions(
    () => flow.state.draft.dishes,
    (dishes) => change(flow, { dishes }),
  )
}

/** Fills an empty form with the dishes chosen from the reading. */
export function fillDishes(flow: CreateFlow): void {
  const { draft } = flow.state
  const isEmpty = draft.dishes.every(({ option, description }) => !option && !description)
  const chosen = chosenDishes(draft)
  if (!isEmpty || chosen.length === 0) return
  const dishes = chosen.map(({ option, description }) => newDish(option, description))
  const copied = { cuisine: [], ...draft.copied, dishes }
  change(flow, { dishes: structuredClone(dishes), copied })
}
