import type { DraftDish } from '../draft.ts'
import type { DishActions } from './DishesEditor.tsx'

/** A new dish of a draft, empty by default. */
export function newDish(option = '', description = ''): DraftDish {
  return { key: crypto.randomUUID(), option, description }
}

/** The actions on a list of dishes that is read and written by functions. An index outside the list means its end. */
export function dishActions(
  read: () => readonly DraftDish[],
  write: (dishes: DraftDish[]) => void,
): DishActions {
  const others = (key: string) => read().filter((dish) => dish.key !== key)
  return {
    add: () => write([...read(), newDish()]),
    change: (key, changes) =>
      write(read().map((dish) => (dish.key === key ? { ...dish, ...changes } : dish))),
    remove: (key) => write(others(key)),
    move: (key, to) => {
      const dish = read().find((one) => one.key === key)
      if (dish) write(others(key).toSpliced(Math.max(0, to), 0, dish))
    },
  }
}
