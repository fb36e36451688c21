import { msg } from '../../../languages/t.ts'
import type { DishSource, VeganOption } from '../../../worker/contract/veganOption.ts'

/** Who entered a dish, in words that follow "from". */
export const ORIGINS: Record<DishSource, string> = {
  menu: msg('the menu'),
  owner: msg('the owner'),
  member: msg('a member'),
  import: msg('an import'),
  sample: msg('our sample data'),
}

/** A dish that stands for all, if they share one source and one day of checking; else null. */
export function sharedOrigin(dishes: readonly VeganOption[]): VeganOption | null {
  const day = ({ checkedAt }: VeganOption) => checkedAt?.slice(0, 10)
  const [first, ...others] = dishes
  if (first === undefined) return null
  const isShared = others.every((dish) => dish.source === first.source && day(dish) === day(first))
  return isShared ? first : null
}
