import type { DishActions } from '../../listing/edit/DishesEditor.tsx'
import type { DraftDish } from '../../listing/edit/draft.ts'
import { type Building, change } from '../draft/building.ts'
import { chosenDishes } from '../draft/creation.ts'

const newDish = (option = '', description = ''): DraftDish => ({
  key: crypto.randomUUID(),
  option,
  description,
})

export function addDish(building: Building): void {
  change(building, { dishes: [...building.state.draft.dishes, newDish()] })
}

/** What the editor of dishes does to the draft. */
export function dishActions(building: Building): DishActions {
  const { draft } = building.state
  return {
    add: () => addDish(building),
    change: (key, changes) =>
      change(building, {
        dishes: draft.dishes.map((dish) => (dish.key === key ? { ...dish, ...changes } : dish)),
      }),
    remove: (key) => change(building, { dishes: draft.dishes.filter((dish) => dish.key !== key) }),
    move: (key, to) => {
      const dish = draft.dishes.find((one) => one.key === key)
      if (!dish) return
      const others = draft.dishes.filter((one) => one.key !== key)
      change(building, { dishes: others.toSpliced(to, 0, dish) })
    },
  }
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
